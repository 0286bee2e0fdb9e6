import { find, type Site } from '../../model/site.ts';

/** The file of content/ with a canonical page's own words: "cities/boise.md" for "/areas/boise". */
export function ownFile({ attractionBySlug }: Site, path: string): string {
  const [, section = '', slug] = path.split('/');
  if (slug === undefined) return `pages/${section || 'home'}.md`;
  if (section === 'services') return `services/${slug}.md`;
  if (section === 'areas') return `cities/${slug}.md`;
  return `attractions/${find(attractionBySlug, slug).citySlug}.yaml`;
}
