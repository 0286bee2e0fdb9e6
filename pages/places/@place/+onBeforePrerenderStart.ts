import { getGlobalContext } from 'vike/server';
import { routes } from '../../../model/routes.ts';

/** The address of every place's page. */
export async function onBeforePrerenderStart(): Promise<string[]> {
  const { site } = await getGlobalContext();
  return site.places.map(({ slug }) => routes.place(slug));
}
