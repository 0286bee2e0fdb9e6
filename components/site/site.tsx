import { createContext, useContext } from 'react';
import type { Site } from '../../model/site.ts';

const SiteContext = createContext<Site | undefined>(undefined);

/** Hands the site's facts to every component on the page. */
export const SiteProvider = SiteContext.Provider;

/** The site's facts; only for components inside a SiteProvider. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === undefined) throw new Error('useSite() needs a SiteProvider around it.');
  return site;
}

/** Puts the base path before a path of this site, for a site that stands below a path of its domain. */
export function useAddress(): (path: string) => string {
  const { base } = useSite().settings;
  return (path) => base + path;
}
