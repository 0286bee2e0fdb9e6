/** The two waves of the ring; the same on every page, so they are worked out once. */
const WAVES = [0.14, -0.14].map((depth) => rosette(36, depth, 16));

/** A notary's seal: a ring of engraved waves around a check mark; a picture without a message. */
export function Seal() {
  return (
    <svg className="seal" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="47" />
      {WAVES.map((wave) => (
        <path key={wave} d={wave} />
      ))}
      <circle r="24" />
      <path className="seal-check" d="M-10 1l7 8 14-17" />
    </svg>
  );
}

/** A closed guilloche line, r = radius (1 + depth cos(waves t)), as a smooth path. */
function rosette(radius: number, depth: number, waves: number): string {
  const points = Array.from({ length: waves * 2 }, (_, index) => {
    const angle = (index * Math.PI) / waves;
    const r = radius * (1 + (index % 2 === 0 ? depth : -depth));
    return `${Math.round(r * Math.cos(angle))} ${Math.round(r * Math.sin(angle))}`;
  });
  return `M${points.join('L')}z`;
}
