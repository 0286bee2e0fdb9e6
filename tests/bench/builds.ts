import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { OUT_OPTION, readOptions, run, UsageError } from '../../scripts/cli/command.ts';
import { FROZEN_CONTENT } from '../support/frozen-content.ts';
import { npmRun } from '../support/npm-run.ts';
import { type BuildFigures, growth, table } from './build-table.ts';
import { drawChart } from './chart.ts';
import { buildAstro, installAstro } from './plain-astro.ts';

const PICTURE = 'docs/pictures/build-times.svg';
/** The city whose text the edit changes. */
const EDITED = join('cities', 'boise.md');

const timesSchema = z.object({
  steps: z.record(z.string(), z.number()),
  cpuSeconds: z.number(),
  peakMegabytes: z.number(),
});

/**
 * `npm run bench`: what a clean build costs with more and more cities, and what a build after an
 * edit of one text costs, beside a plain Astro site of the same cities in the same minutes. Social
 * cards are left out: each is drawn once and kept.
 */
await run(async () => {
  const { cities } = readOptions(
    process.argv.slice(2),
    { cities: { type: 'string', default: '36,360,3600' } },
    'npm run bench -- [--cities 36,360,3600]',
  );
  const sizes = cities.split(',').map(Number);
  if (!sizes.every((size) => Number.isSafeInteger(size) && size >= 36)) {
    throw new UsageError('--cities takes numbers of 36 or more with commas between them.');
  }
  const figures: BuildFigures[] = [];
  const astro = await mkdtemp(join(tmpdir(), 'bench-astro-'));
  try {
    await installAstro(astro);
    for (const size of sizes) figures.push(await measure(size, astro));
  } finally {
    await rm(astro, { recursive: true, force: true });
  }
  console.log(table(figures));
  for (const line of growth(figures)) console.log(line);
  if (figures.length < 2) return;
  await writeFile(PICTURE, drawChart(figures));
  console.log(`The picture: ${PICTURE}`);
});

/** Builds content with so many cities twice, and Astro beside it: clean, and after an edit of one text. */
async function measure(cities: number, astro: string): Promise<BuildFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const content = join(folder, 'content');
    await npm(
      'generate-content',
      ...['--content', FROZEN_CONTENT, '--out', content, '--cities', `${cities}`],
    );
    const clean = await build(folder, content, '--clean');
    const plain = await buildAstro(astro, content, true);
    const file = join(content, EDITED);
    await writeFile(file, `${await readFile(file, 'utf8')}\nOne more sentence.\n`);
    const edit = await build(folder, content);
    return { cities, clean, edit, plain, plainEdit: await buildAstro(astro, content, false) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function build(folder: string, content: string, ...options: string[]) {
  const out = join(folder, OUT_OPTION.default);
  const times = join(folder, 'times.json');
  const started = performance.now();
  const output = await npm(
    'build',
    ...['--no-cards', '--content', content, '--out', out, '--times', times],
    ...options,
  );
  const seconds = (performance.now() - started) / 1000;
  const figures = timesSchema.parse(JSON.parse(await readFile(times, 'utf8')));
  const pages = Number(/Built ([\d,]+) pages/.exec(output)?.[1]?.replaceAll(',', ''));
  return {
    pages,
    seconds,
    ...figures,
  };
}

/** Runs a command of the project. Throws what it printed when it fails. */
async function npm(name: string, ...args: string[]): Promise<string> {
  console.log(`npm run ${name} -- ${args.join(' ')}`);
  const { code, output } = await npmRun(name, ...args);
  if (code !== 0) throw new Error(output);
  return output;
}
