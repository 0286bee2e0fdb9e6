import { getGlobalContext } from 'vike/server';
import { allPaths } from '../../model/pages.ts';

/** Every path of the site; each is rendered by the page that its route leads to. */
export async function onBeforePrerenderStart(): Promise<string[]> {
  const { site } = await getGlobalContext();
  return allPaths(site);
}
