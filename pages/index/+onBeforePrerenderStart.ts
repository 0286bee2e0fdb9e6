import { getGlobalContext } from 'vike/server';

/** Every path of the site; each is rendered by the page that its route leads to. */
export async function onBeforePrerenderStart(): Promise<string[]> {
  const { sitePages } = await getGlobalContext();
  return [...sitePages.keys()];
}
