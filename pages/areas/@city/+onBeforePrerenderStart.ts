import { getGlobalContext } from 'vike/server';
import { routes } from '../../../model/routes.ts';

export async function onBeforePrerenderStart(): Promise<string[]> {
  const { site } = await getGlobalContext();
  return site.cities.map(({ slug }) => routes.city(slug));
}
