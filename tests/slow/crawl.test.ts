import { it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { allPaths, crawl } from '../support/crawl.ts';

const open = browserForTests();

it('finds every route quiet, its islands hydrated, with files of this site and no cookie', async () => {
  await crawl(open, allPaths());
});
