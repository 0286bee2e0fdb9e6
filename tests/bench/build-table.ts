import type { PlainBuild } from './plain-astro.ts';

/** What one build took. */
export interface BuildCost {
  pages: number;
  /** By the clock, from the start of npm to its end. */
  seconds: number;
  /** Of the build's own process, without the bundler's; other work on the machine hardly changes it. */
  cpuSeconds: number;
  /** Of the build's own process. */
  peakMegabytes: number;
  /** By the clock; some run side by side. */
  steps: Readonly<Record<string, number>>;
}

/** A clean build, and one after an edit of one text. */
export interface BuildFigures {
  cities: number;
  clean: BuildCost;
  edit: BuildCost;
  /** The plain Astro site of the same cities, clean and after the same edit. */
  plain: PlainBuild;
  plainEdit: PlainBuild;
}

/** The figures in columns, and below them the steps of each clean build. */
export function table(figures: readonly BuildFigures[]): string {
  const head = ['cities', 'pages', 'clean s', 'CPU s', 'edit s', 'CPU s', 'peak MB'];
  const rows = figures.map(({ cities, clean, edit }) => [
    `${cities}`,
    `${clean.pages}`,
    clean.seconds.toFixed(1),
    clean.cpuSeconds.toFixed(1),
    edit.seconds.toFixed(1),
    edit.cpuSeconds.toFixed(1),
    Math.max(clean.peakMegabytes, edit.peakMegabytes).toFixed(0),
  ]);
  const steps = [...new Set(figures.flatMap(({ clean }) => Object.keys(clean.steps)))];
  const stepRows = steps.map((name) => [
    name,
    ...figures.map(({ clean }) => {
      const seconds = clean.steps[name] ?? 0;
      return `${seconds.toFixed(2)} (${Math.round((100 * seconds) / clean.seconds)}%)`;
    }),
  ]);
  const stepHead = ['step, clean', ...figures.map(({ cities }) => `${cities} cities`)];
  return `\n${columns([head, ...rows])}\n\n${columns(besideAstro(figures))}\n\n${columns([stepHead, ...stepRows])}\n`;
}

/** How cost grows from each size to the next: 1 is with the pages, 2 would be with their square. */
export function growth(figures: readonly BuildFigures[]): string[] {
  return figures.slice(1).flatMap((after, index) => {
    const before = figures[index];
    if (before === undefined) return [];
    const { exponent, seconds } = {
      exponent: exponentOf(before.clean, after.clean, ({ cpuSeconds }) => cpuSeconds),
      seconds: exponentOf(before.clean, after.clean, (cost) => cost.seconds),
    };
    return [
      `From ${before.cities} to ${after.cities} cities a clean build grows with the pages to the power of ${exponent.toFixed(2)} (CPU), ${seconds.toFixed(2)} (clock).`,
    ];
  });
}

/** The power of the number of pages that a cost grows with. */
export function exponentOf(
  before: BuildCost,
  after: BuildCost,
  cost: (build: BuildCost) => number,
): number {
  return Math.log(cost(after) / cost(before)) / Math.log(after.pages / before.pages);
}

/** The first column to the left, numbers to the right. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths?.[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  '),
    )
    .join('\n');
}

/** Each build as a ratio to that of the plain Astro site, which has fewer pages. */
function besideAstro(figures: readonly BuildFigures[]): string[][] {
  const head = ['beside Astro', 'pages', 'clean s', 'ratio', 'edit s', 'ratio'];
  const rows = figures.map(({ cities, clean, edit, plain, plainEdit }) => [
    `${cities} cities`,
    `${plain.pages}`,
    plain.seconds.toFixed(1),
    (clean.seconds / plain.seconds).toFixed(2),
    plainEdit.seconds.toFixed(1),
    (edit.seconds / plainEdit.seconds).toFixed(2),
  ]);
  return [head, ...rows];
}
