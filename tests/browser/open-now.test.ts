import { expect, it } from 'vitest';
import { browserForTests, islandScripts } from '../support/browser.ts';

const open = browserForTests();

it.each([
  ['Friday noon', '2026-11-20T12:00:00-07:00', 'Open until 8 PM Mountain Time'],
  ['Friday night', '2026-11-20T21:00:00-07:00', 'Opens Monday 8 AM'],
  ['Monday morning', '2026-11-23T07:00:00-07:00', 'Opens today 8 AM'],
  [
    'after the change to daylight-saving time',
    '2026-03-09T08:30:00-06:00',
    'Open until 8 PM Mountain Time',
  ],
])('says so on %s, in whatever zone the visitor is', async (_, instant, text) => {
  for (const timezoneId of ['America/Boise', 'Asia/Tokyo']) {
    const { page, requests } = await open('/', {
      timezoneId,
      before: (before) => before.clock.install({ time: new Date(instant) }),
    });
    await page.getByText(text, { exact: true }).waitFor();
    expect(islandScripts(requests)).toEqual([]);
  }
});

it('changes while the page stays open', async () => {
  const { page } = await open('/contact', {
    before: (before) => before.clock.install({ time: new Date('2026-11-20T19:59:30-07:00') }),
  });
  await page.getByText('Open until 8 PM Mountain Time').waitFor();
  await page.clock.runFor(60_000);
  await page.getByText('Opens Monday 8 AM').waitFor();
});

it('states the hours without JavaScript', async () => {
  const { page } = await open('/contact', { javaScriptEnabled: false });
  const hours = page.getByText('Monday-Friday 8am-8pm', { exact: true });
  expect(await hours.isVisible()).toBe(true);
});
