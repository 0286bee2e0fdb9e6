import { type BuildFigures, exponentOf } from './build-table.ts';

const SIZE = { width: 640, height: 360 };
const FRAME = { left: 64, right: 24, top: 56, bottom: 48 };

/** The three lines of the chart. */
const LINES = [
  {
    name: 'clean build, CPU',
    colour: '#22392f',
    of: ({ clean }: BuildFigures) => clean.cpuSeconds,
  },
  { name: 'clean build, clock', colour: '#a9792b', of: ({ clean }: BuildFigures) => clean.seconds },
  {
    name: 'after an edit, CPU',
    colour: '#5b7fa6',
    of: ({ edit }: BuildFigures) => edit.cpuSeconds,
  },
];

/** Draws seconds over cities as an SVG, both by powers of ten: a straight line of slope 1 is linear. */
export function drawChart(figures: readonly BuildFigures[]): string {
  const values = figures.flatMap((each) => LINES.map(({ of }) => of(each)));
  const x = scale(
    figures.map(({ cities }) => cities),
    FRAME.left,
    SIZE.width - FRAME.right,
  );
  const y = scale([...values, 1], SIZE.height - FRAME.bottom, FRAME.top);
  const ticks = [1, 2, 5, 10, 20, 50, 100].filter((tick) => tick <= Math.max(...values) * 1.01);
  const [first, last] = [figures.at(-2), figures.at(-1)];
  const power =
    first && last
      ? exponentOf(first.clean, last.clean, ({ cpuSeconds }) => cpuSeconds).toFixed(2)
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" font-family="system-ui,sans-serif" font-size="13" role="img" aria-label="Build times by number of cities">
<rect width="${SIZE.width}" height="${SIZE.height}" fill="#fbf8f1"/>
<text x="${FRAME.left}" y="22" font-size="15" fill="#1d2a2c">Seconds of a build by number of cities (power at the end: ${power})</text>
${LINES.map(({ name, colour }, index) => `<text x="${FRAME.left + index * 170}" y="42" fill="${colour}">${name}</text>`).join('\n')}
${ticks.map((tick) => grid(y(tick), `${tick} s`)).join('\n')}
${figures.map(({ cities }) => `<text x="${x(cities)}" y="${SIZE.height - 20}" text-anchor="middle" fill="#4c5a59">${cities.toLocaleString('en-US')}</text>`).join('\n')}
${LINES.map(({ colour, of }) =>
  line(
    figures.map((each) => ({ x: x(each.cities), y: y(of(each)), value: of(each) })),
    colour,
  ),
).join('\n')}
</svg>
`;
}

/** Maps values to places by their logarithm. */
function scale(values: readonly number[], from: number, to: number): (value: number) => number {
  const low = Math.log(Math.min(...values));
  const high = Math.log(Math.max(...values));
  return (value) => Math.round(from + ((Math.log(value) - low) / (high - low || 1)) * (to - from));
}

function grid(y: number, label: string): string {
  return `<path d="M${FRAME.left} ${y}H${SIZE.width - FRAME.right}" stroke="#ddd5c2"/><text x="${FRAME.left - 8}" y="${y + 4}" text-anchor="end" fill="#4c5a59">${label}</text>`;
}

function line(points: readonly { x: number; y: number; value: number }[], colour: string): string {
  const path = points.map(({ x, y }) => `${x} ${y}`).join('L');
  const dots = points.map(
    ({ x, y, value }) =>
      `<circle cx="${x}" cy="${y}" r="4" fill="${colour}"/><text x="${x}" y="${y - 9}" text-anchor="middle" fill="${colour}">${value.toFixed(1)}</text>`,
  );
  return `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}`;
}
