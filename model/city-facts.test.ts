import { expect, it } from 'vitest';
import { cityFacts, outsideNote } from './city-facts.ts';
import type { Site } from './site.ts';

type State = 'ID' | 'OR';

/** As much of a site as the facts of a city need. */
function siteWith(commissions: State[]): Pick<Site, 'business' | 'pages'> {
  const words = {
    insideFact: 'In person',
    outsideFact: 'On the {{commissions}} side',
    outsideNote: 'Not commissioned in {{stateName}}.',
  };
  const site: unknown = { business: { commissions }, pages: { city: words } };
  return isSite(site) ? site : expect.fail();
}

function isSite(site: unknown): site is Pick<Site, 'business' | 'pages'> {
  return typeof site === 'object';
}

const city = { name: 'Vale', state: 'OR' as const };

it('tells the way there as rounded estimates, and leaves out what is not known', () => {
  const way = { county: 'Malheur County', milesFromOffice: 53, minutesFromOffice: 2 };
  expect(cityFacts(siteWith(['OR']), { ...city, ...way })).toEqual([
    'Malheur County',
    'About 55 miles from our office',
    'about 5 minutes by car',
    'In person',
  ]);
  expect(cityFacts(siteWith(['OR']), city)).toEqual(['In person']);
});

it('follows the commissions by itself', () => {
  expect(cityFacts(siteWith(['ID']), city)).toEqual(['On the Idaho side']);
  expect(outsideNote(siteWith(['ID']), city)).toEqual(['Not commissioned in Oregon.']);
  expect(outsideNote(siteWith(['ID', 'OR']), city)).toEqual([]);
});
