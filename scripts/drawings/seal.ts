/** The rings of the large seal: radius, depth of the wave, waves around, lines beside each other. */
const RINGS = [
  { radius: 158, depth: 0.075, waves: 36, lines: 5 },
  { radius: 108, depth: 0.11, waves: 24, lines: 5 },
] as const;

/** Points on each ring; enough for the eye to take it for a curve. */
const STEPS = 216;

/**
 * Draws the large seal as an SVG file: guilloche rings as engravers draw them,
 * r = R (1 + a cos nt) in several phases, around a check mark.
 */
export function drawSeal(): string {
  const waves = RINGS.flatMap(({ radius, depth, waves: n, lines }) =>
    Array.from({ length: lines }, (_, line) => ring(radius, depth, n, (line * Math.PI) / lines)),
  );
  const circles = [194, 188, 134, 84].map((radius) => `<circle r="${radius}"/>`);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -200 400 400">',
    '<g fill="none" stroke="#b98f4a" stroke-width="1" stroke-linejoin="round">',
    `<path d="${waves.join('')}"/>`,
    ...circles,
    '<circle r="176" stroke-dasharray="1 6" stroke-width="2"/>',
    '<path d="M-34 4l24 28 46-60" stroke-width="12" stroke-linecap="round"/>',
    '</g></svg>\n',
  ].join('');
}

function ring(radius: number, depth: number, waves: number, phase: number): string {
  let path = '';
  let at = { x: 0, y: 0 };
  for (let step = 0; step < STEPS; step++) {
    const angle = (2 * Math.PI * step) / STEPS;
    const r = radius * (1 + depth * Math.cos(waves * angle + 2 * phase));
    const to = { x: Math.round(r * Math.cos(angle)), y: Math.round(r * Math.sin(angle)) };
    path += step === 0 ? `M${to.x} ${to.y}l` : `${to.x - at.x} ${to.y - at.y} `;
    at = to;
  }
  return `${path.trimEnd().replaceAll(' -', '-')}z`;
}
