import { expect, it } from 'vitest';
import { checkContent, readContentFolder } from '../scripts/content/index.ts';
import { contentOf } from '../tests/support/content.ts';
import { FIXTURE, settings } from '../tests/support/fixture.ts';
import { commissionedStates, meetingFact } from './meeting.ts';
import { createSite } from './site.ts';

const idaho = createSite(contentOf(checkContent(await readContentFolder(FIXTURE), settings)));
const { business, pages } = idaho;
const both = { ...idaho, business: { ...business, commissions: ['ID' as const, 'OR' as const] } };
const vale = { name: 'Vale', state: 'OR' as const };

it("doesn't mention online appointments without an online service", () => {
  const search = { ...pages.search, onlineService: undefined };
  const offline = { business, pages: { ...pages, search } };
  expect(meetingFact(offline, vale)).toBe('On the Idaho side');
  expect(meetingFact({ ...offline, business: both.business }, vale)).toBe('In person');
});

it('names each commissioned state once', () => {
  expect(commissionedStates({ commissions: ['ID', 'OR', 'ID'] })).toEqual(['Idaho', 'Oregon']);
});
