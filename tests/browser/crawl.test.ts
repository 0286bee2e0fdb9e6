import { it } from 'vitest';
import { longestOfEachKind } from '../support/axe.ts';
import { browserForTests } from '../support/browser.ts';
import { crawl } from '../support/crawl.ts';
import { frozenPages } from '../support/pages.ts';
import { PAGE_KINDS } from '../support/spec.ts';

const open = browserForTests();

// Every route is opened by the slow tests.
it('finds pages of every kind quiet, their islands hydrated, with files of this site and no cookie', async () => {
  const longest = longestOfEachKind({ pages: frozenPages() }).filter((path) => path !== '/404');
  await crawl(open, [...new Set([...PAGE_KINDS, ...longest])]);
});
