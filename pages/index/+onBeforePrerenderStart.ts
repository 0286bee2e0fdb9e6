import { getGlobalContext } from 'vike/server';

/** Every path of the site. vike finds the page for each by its route. */
export async function onBeforePrerenderStart(): Promise<string[]> {
  const { sitePages } = await getGlobalContext();
  return [...sitePages.keys()];
}
