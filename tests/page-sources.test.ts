import { expect, it } from 'vitest';
import { pageSources } from '../model/page-sources.ts';
import { canonicalPaths } from '../model/routes.ts';
import { createSite, find } from '../model/site.ts';
import { loadContent } from '../scripts/content/index.ts';
import { FROZEN_CONTENT } from './support/frozen-content.ts';

const { content } = await loadContent(FROZEN_CONTENT, {
  siteUrl: 'https://www.example.com',
  base: '',
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

it('moves a city and the pages that show it when the city changes, and nothing else', () => {
  const own = (slug: string) =>
    find(site.cityBySlug, slug).attractions.map((attraction) => `/places/${attraction.slug}`);
  // Wendell names Gooding as nearby, so the pages of its places show it too.
  expect(changedBy('cities/gooding.md').toSorted()).toEqual(
    [
      '/areas',
      '/areas/gooding',
      '/areas/twin-falls',
      '/areas/wendell',
      '/locations',
      ...own('gooding'),
      ...own('wendell'),
    ].toSorted(),
  );
});

it('moves one page when its own questions change, and all when the business does', () => {
  expect(changedBy('faqs/apostille.yaml')).toEqual(['/services/apostille']);
  expect(changedBy('business.yaml')).toHaveLength(canonicalPaths(site).length);
});

it('moves the pages that have the finder with its words, and the list of documents with them', () => {
  const withFinder = ['/', '/areas', '/locations', '/services'];
  expect(changedBy('pages/finder.md').toSorted()).toEqual(withFinder);
  expect(changedBy('documents.yaml')).toEqual(['/services']);
});

it('moves the pages that show a service when the service changes', () => {
  const changed = changedBy('services/loan-signing.md');
  for (const path of [
    '/',
    '/services',
    '/services/loan-signing',
    '/areas/boise',
    '/places/zoo-boise',
  ]) {
    expect(changed).toContain(path);
  }
  expect(changed).not.toContain('/areas');
});
