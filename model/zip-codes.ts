import type { CityName } from './office.ts';
import towns from './search/towns.json' with { type: 'json' };

const ZIP_CODES = new Map(towns.map(({ name, state, zips }) => [`${name}, ${state}`, zips]));

/** The shortest run of codes that is told as a range. */
const SHORTEST_RANGE = 3;

/** The ZIP codes of a city, PO boxes included; none if the list of towns doesn't have the city. */
export function zipCodes({ name, state }: CityName): readonly string[] {
  return ZIP_CODES.get(`${name}, ${state}`) ?? [];
}

/** The ZIP codes of a city, those in a row as a range: "83701-83709, 83711". */
export function zipCodesText(city: CityName): string {
  const runs: string[][] = [];
  for (const code of zipCodes(city)) {
    const run = runs.at(-1);
    const isNext = Number(run?.at(-1)) + 1 === Number(code);
    if (run && isNext) run.push(code);
    else runs.push([code]);
  }

  return runs
    .map((run) => (run.length < SHORTEST_RANGE ? run.join(', ') : `${run[0]}-${run.at(-1)}`))
    .join(', ');
}
