import { createContext, useContext } from 'react';
import type { Site } from '../../model/site.ts';

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === undefined) throw new Error('useSite() needs a <SiteContext> around it.');
  return site;
}

/** Returns a function that adds the base path, for a site that isn't at the top of its domain. */
export function useAddress(): (path: string) => string {
  const { base } = useSite().settings;
  return (path) => base + path;
}
