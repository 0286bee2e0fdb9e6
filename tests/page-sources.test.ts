import { expect, it } from 'vitest';
import { pageSources } from '../model/page-sources.ts';
import { canonicalPaths } from '../model/routes.ts';
import { createSite } from '../model/site.ts';
import { loadContent } from '../scripts/content/load.ts';

const { content } = await loadContent('content', {
  siteUrl: 'https://www.example.com',
  cards: false,
});
if (content === undefined) throw new Error('The content is not right.');
const site = createSite(content);
const sources = pageSources(site);

/** The pages that a change of one file changes. */
const changedBy = (file: string) =>
  Object.keys(sources).filter((path) => sources[path]?.includes(file));

it('knows the files of every canonical page', () => {
  expect(Object.keys(sources).toSorted()).toEqual(canonicalPaths(site).toSorted());
});

it('moves a town and the pages that show it when the town changes, and nothing else', () => {
  expect(changedBy('cities/gooding.md').toSorted()).toEqual([
    '/areas',
    '/areas/gooding',
    '/areas/twin-falls',
    '/areas/wendell',
    '/locations',
    '/places/gooding-basque-center',
    '/places/gooding-county-fairgrounds',
    '/places/gooding-public-library',
    '/places/little-city-of-rocks',
    '/places/schubert-theatre',
  ]);
});

it('moves one page when its own questions change, and all when the business does', () => {
  expect(changedBy('faqs/apostille.yaml')).toEqual(['/services/apostille']);
  expect(changedBy('business.yaml')).toHaveLength(canonicalPaths(site).length);
});
