import { routes } from '../../model/routes.ts';

/** Addresses as a report names them: a city's second address stands behind its first. */
export function withSecondAddresses(paths: readonly string[]): string[] {
  const all = new Set(paths);
  return paths
    .filter((path) => !all.has(firstAddress(path) ?? ''))
    .map((path) => {
      const second = paths.find((other) => firstAddress(other) === path);
      return second === undefined ? path : `${path} (also ${second})`;
    });
}

/** The address under /areas of a city's second address; of others nothing. */
export function firstAddress(path: string): string | undefined {
  const folder = routes.cityUnderLocations('');
  return path.startsWith(folder) ? routes.city(path.slice(folder.length)) : undefined;
}
