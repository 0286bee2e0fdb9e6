import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTENT_OPTION, readOptions, run, UsageError } from './command.ts';

/** Made-up cities come after all others in every list. */
const FIRST_ORDER = 100_000;

/** `npm run generate-content`: a copy of the content with made-up cities, to see how builds grow. */
await run(async () => {
  const options = readOptions(
    process.argv.slice(2),
    {
      content: CONTENT_OPTION,
      out: { type: 'string', default: '' },
      cities: { type: 'string', default: '360' },
    },
    'npm run generate-content -- --out DIR [--cities N] [--content DIR]',
  );
  const cities = Number(options.cities);
  const real = (await readdir(join(options.content, 'cities')).catch(() => [])).length;
  if (options.out === '' || !Number.isSafeInteger(cities) || cities < real) {
    throw new UsageError(
      `Expected --out with a folder, and --cities with a number of at least ${real}.`,
    );
  }
  await cp(options.content, options.out, { recursive: true });
  await mkdir(options.out, { recursive: true });
  for (let number = real + 1; number <= cities; number++) {
    await writeFile(
      join(options.out, 'cities', `${slug(number)}.md`),
      city(number, real + 1, cities),
    );
    await writeFile(join(options.out, 'attractions', `${slug(number)}.yaml`), attractions(number));
  }
  console.log(`Wrote content with ${cities} cities to ${options.out}.`);
});

function slug(number: number): string {
  return `made-up-${number}`;
}

function city(number: number, first: number, last: number): string {
  const previous = number === first ? slug(last) : slug(number - 1);
  const next = number === last ? slug(first) : slug(number + 1);
  const nearby = [...new Set([previous, next])].filter((other) => other !== slug(number));
  return `---
name: Made Up ${number}
state: ID
order: ${FIRST_ORDER + number}
locationsPage: true
locationsOrder: ${FIRST_ORDER + number}
latitude: ${(43 + (number % 100) / 100).toFixed(2)}
longitude: ${(-116 - (number % 97) / 100).toFixed(2)}
description: Made-up city number ${number}, written by a script to see how long a build takes with many cities.
${nearby.length > 0 ? `nearbyLocations:\n${nearby.map((other) => `  - ${other}\n`).join('')}` : ''}---

${words(number, 160)}
`;
}

function attractions(number: number): string {
  const entries = [1, 2, 3, 4, 5].map(
    (index) => `  - name: Made Up Place ${number}-${index}
    description: Made-up place ${index} of made-up city ${number}, with a description that is a little longer than the hundred characters that a card shows of it.
    address: ${index} Main St, Made Up ${number}, ID 83651
    url: https://www.example.com/${number}/${index}
`,
  );
  return `attractions:\n${entries.join('')}`;
}

/** A whole number that looks random and is the same for the same one (the end of MurmurHash3). */
function mixed(number: number): number {
  const once = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/** Text of its own for each city, always the same for the same number. */
function words(seed: number, count: number): string {
  const word = (_: unknown, index: number) => `word${mixed(seed * count + index) % 5000}`;
  return `${Array.from({ length: count }, word).join(' ')}.`;
}
