import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The kind of a page by path: all cities are one kind, and each text page is its own. */
export const kindOf = (path: string) => path.replace(/^(\/[\w-]+\/).*/, '$1');

/**
 * For each kind of page, a path on the fixture site and one on the second site, which together show
 * everything that such a page may have.
 */
export const FIXTURE_KINDS = {
  home: ['/', '/'],
  services: ['/services', '/services'],
  service: ['/services/apostille', '/services/remote-online-notarization'],
  questions: ['/questions', '/questions'],
  locations: ['/locations', '/locations'],
  areas: ['/areas', '/areas'],
  city: ['/areas/meridian', '/locations/boise'],
  'city-of-another-state': ['/areas/ontario', '/areas/ontario'],
  places: ['/places', '/places'],
  place: ['/places/city-park-boise', '/places/lake-lowell'],
  'place-of-another-state': ['/places/saturday-market', '/places/saturday-market'],
  contact: ['/contact', '/contact'],
  legal: ['/privacy-policy', '/terms-of-service'],
  added: ['/fees', '/wedding-officiant'],
  'not-found': ['/no-such-page', '/no-such-page'],
  'unknown-city': ['/areas/silver-city', '/locations/silver-city'],
  'unknown-attraction': ['/places/no-such-place', '/places/no-such-place'],
} as const satisfies Readonly<Record<string, readonly [site: string, other: string]>>;

export function pageKindsOf(folder: string): string[] {
  const first = (kind: string) => {
    const pages = readdirSync(join(folder, kind)).filter((name) => name.endsWith('.html'));
    return pages
      .toSorted()
      .slice(0, 1)
      .map((name) => `/${kind}/${name.replace('.html', '')}`);
  };
  return [
    ...['/', '/services', ...first('services'), '/questions'],
    ...['/locations', '/areas', ...first('areas')],
    ...['/places', ...first('places'), '/contact', '/privacy-policy'],
  ];
}
