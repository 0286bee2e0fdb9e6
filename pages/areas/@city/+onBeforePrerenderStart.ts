import { getGlobalContext } from 'vike/server';
import { routes } from '../../../model/routes.ts';

/** Every city has two addresses, and one page under both. */
export async function onBeforePrerenderStart(): Promise<string[]> {
  const { site } = await getGlobalContext();
  return site.cities.flatMap(({ slug }) => [routes.city(slug), routes.cityUnderLocations(slug)]);
}
