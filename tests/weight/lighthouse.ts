import lighthouse from 'lighthouse';
import { BUDGETS } from '../../model/budgets.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of a page: the medians of its runs. */
export interface Scores {
  path: string;
  /** From 0 to 100, in the order of CATEGORIES. */
  scores: number[];
  /** The largest contentful paint, as simulated. Unit: milliseconds. */
  paint: number;
  /** Audits that cost points in any run. */
  short: string[];
  /** How fast the machine was at each run, by Lighthouse's own benchmark. */
  machine: number[];
}

/**
 * Has Lighthouse open pages as its usual phone: slow 4G and a processor four times slower, both
 * simulated from what it saw without them. Every page once, then every page again, so that what
 * else the machine does is spread over all.
 * @param port where the browser takes orders
 */
export async function scoreAll(
  port: number,
  baseUrl: string,
  paths: readonly string[],
  runs: number,
): Promise<Scores[]> {
  const reports: { path: string; report: Report }[] = [];
  for (let run = 0; run < runs; run++) {
    for (const path of paths) reports.push({ path, report: await report(port, baseUrl + path) });
  }
  return paths.map((path) =>
    summarize(
      path,
      reports.filter((one) => one.path === path).map((one) => one.report),
    ),
  );
}

function summarize(path: string, reports: readonly Report[]): Scores {
  return {
    path,
    scores: CATEGORIES.map((category) =>
      Math.round(median(reports.map(({ categories }) => categories[category]?.score ?? 0)) * 100),
    ),
    paint: median(
      reports.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
    ),
    short: [...new Set(reports.flatMap(shortAudits))],
    machine: reports.map(({ environment }) => environment.benchmarkIndex),
  };
}

type Report = Awaited<ReturnType<typeof report>>;

/** How often a run is begun anew when the browser's trace was cut short, as on a busy machine. */
const ATTEMPTS = 3;

async function report(port: number, url: string) {
  let reason = 'nothing was said';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (result !== undefined && result.lhr.runtimeError === undefined) return result.lhr;
    reason = result?.lhr.runtimeError?.message ?? reason;
  }
  throw new Error(`Lighthouse could not open ${url}: ${reason}`);
}

/** The audits that count and are not perfect. */
function shortAudits({ categories, audits }: Report): string[] {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
}

/** What falls short, a sentence for each. */
export function shortfalls(pages: readonly Scores[], bare: Scores): string[] {
  return pages.flatMap(({ path, scores, paint, short }) => {
    const low = CATEGORIES.filter((_, at) => (scores[at] ?? 0) < BUDGETS.lighthouseScore);
    const ratio = paint / bare.paint;
    const late = !(ratio <= BUDGETS.largestPaintRatio);
    return [
      ...low.map((category) => `${path}: ${category} is below 100; see ${short.join(', ')}.`),
      ...(late
        ? [`${path}: its largest paint takes ${ratio.toFixed(2)} times that of a bare page.`]
        : []),
    ];
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
