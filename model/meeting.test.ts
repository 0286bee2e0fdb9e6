import { expect, it } from 'vitest';
import { checkContent, readContentFolder } from '../scripts/content/index.ts';
import { contentOf } from '../tests/support/content.ts';
import { FIXTURE, settings } from '../tests/support/fixture.ts';
import { commissionedStates, outsideFact } from './meeting.ts';
import { createSite } from './site.ts';

const idaho = createSite(contentOf(checkContent(await readContentFolder(FIXTURE), settings)));
const { business, pages } = idaho;
const vale = { name: 'Vale', state: 'OR' as const };

it("doesn't mention online appointments without an online service", () => {
  const search = { ...pages.search, onlineService: undefined };
  const offline = { business, pages: { ...pages, search } };
  expect(outsideFact(offline, vale)).toBe('On the Idaho side');
  expect(outsideFact(idaho, vale)).toBe('Online, or in person on the Idaho side');
});

it('names each commissioned state once', () => {
  expect(commissionedStates({ commissions: ['ID', 'OR', 'ID'] })).toEqual(['Idaho', 'Oregon']);
});
