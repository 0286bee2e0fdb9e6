import { expect, it } from 'vitest';
import type { browserForTests } from '../../support/browser.ts';
import { crawl } from '../../support/crawl.ts';
import { kinds } from '../built.ts';
import type { Seen } from '../host.ts';
import { REDIRECTS } from '../redirects.ts';

/** What a visitor's browser makes of it; a violation of a policy fails each of these tests. */
export function browserChecks(
  seen: Seen,
  baseUrl: () => string,
  open: ReturnType<typeof browserForTests>,
): void {
  it('has pages of every kind quiet and their islands hydrated', async () => {
    await crawl(open, kinds, { baseUrl: baseUrl(), policy: seen.headers !== 'none' });
  });

  it.each(REDIRECTS)('takes a visitor from $from to $to', async ({ from, to }) => {
    const { page, complaints } = await open(from, { baseUrl: baseUrl() });
    await page.waitForURL(`**${to}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('opens the editor', async () => {
    const { page, complaints } = await open('/admin', { baseUrl: baseUrl() });
    await page.getByRole('button', { name: 'Work with Local Repository' }).waitFor();
    // What the page made itself has no host.
    expect(complaints.filter((line) => !/^asked for (data:|blob:)/.test(line))).toEqual([]);
  });
}
