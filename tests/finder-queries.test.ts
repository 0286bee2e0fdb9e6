import { expect, it } from 'vitest';
import { type Answer, finderLists, replyTo } from '../model/finder/answer.ts';
import { finderData } from '../model/finder/data.ts';
import { createSite } from '../model/site.ts';
import { loadContent } from '../scripts/content/index.ts';
import { contentOf } from './support/content.ts';
import { FROZEN_CONTENT } from './support/frozen-content.ts';

const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
const content = contentOf(await loadContent(FROZEN_CONTENT, settings));
const lists = finderLists(finderData(createSite(content)));

function ask(document: string, place: string): Answer | undefined {
  return replyTo(lists, { document, place }).answer;
}

const textOf = (answer: Answer | undefined) =>
  [
    ...(answer?.sentences ?? []).map((parts) => parts.map(({ text }) => text).join('')),
    ...(answer?.choices ?? []).map((choice) => `[${Object.values(choice)}]`),
  ].join(' ');

const UNKNOWN = "isn't on our list";
const UNKNOWN_PLACE = "We don't know that place";

/** Documents as people type them: what the answer must say, and whether it is a yes. */
const DOCUMENTS: [typed: string, verdict: Answer['verdict'], says: string][] = [
  ['power of atorney', undefined, '[Durable powers of attorney]'],
  ['POA', 'Yes.', 'durable powers of attorney'],
  ['attorney power', undefined, '[Durable powers of attorney]'],
  ['medical poa', 'Yes.', 'health care directives'],
  ['living wil', undefined, '[Health care directives]'],
  ['will', 'Yes.', 'self-proving will affidavits'],
  ['LIVING TRUST', 'Yes.', 'revocable living trusts'],
  ['car title', 'Yes.', 'vehicle titles'],
  ['pink slip', 'Yes.', 'vehicle titles'],
  ['title car', 'Yes.', 'vehicle titles'],
  ['vehicle tittle', undefined, '[Vehicle titles]'],
  ['notarize my car title', 'Yes.', 'vehicle titles'],
  ['lost title', 'Yes.', 'lost title affidavits'],
  ['bills of sales', 'Yes.', 'bills of sale'],
  ['trav consent', undefined, '[Travel consent forms]'],
  ['passport form for my kid', 'Yes.', 'DS-3053'],
  ['ds3053', 'Yes.', 'DS-3053'],
  ['DS-11', 'No.', 'DS-11'],
  ['passport renewal', 'No.', 'DS-82'],
  ['birth certificat', undefined, '[Certified copies of birth certificates]'],
  ['apostille birth certificate', 'Yes.', 'birth certificates for use abroad'],
  ['death certificates', 'No.', 'Vital Records'],
  ['marriage licence', undefined, '[Marriage licenses]'],
  ['social security card', 'No.', 'Social Security'],
  ['medallion stamp', 'No.', 'medallion signature guarantees'],
  ['finger prints', 'No.', 'fingerprint cards'],
  ['real id', 'No.', 'REAL ID'],
  ['drivers license', 'No.', 'REAL ID'],
  ['vin inspection', 'No.', 'VIN inspections'],
  ['legal advice', 'No.', 'legal advice'],
  ['quick claim deed', 'Yes.', 'quitclaim deeds'],
  ['deed quitclaim', 'Yes.', 'quitclaim deeds'],
  ['401(k) withdrawal', 'Yes.', 'retirement plan withdrawal forms'],
  ['spousal concent', undefined, '[Spousal consent waivers]'],
  ['school enrollment', 'Yes.', 'school forms'],
  ['refi', 'Yes.', 'refinance packages'],
  ['affadavit', undefined, '[Personal affidavits]'],
  ['affidávit', 'Yes.', 'personal affidavits'],
  ['proof of life', 'Yes.', 'life certificates'],
  ['adoption consent', undefined, '[Consents to adoption]'],
  ['apostille', undefined, '[Articles of incorporation]'],
  ['passport', undefined, '[Passport form DS-3053]'],
  ['pizza', undefined, UNKNOWN],
  ['oil change', undefined, UNKNOWN],
];

/** Places as people type them. */
const PLACES: typeof DOCUMENTS = [
  ['Kuna', 'Yes.', 'We come to Kuna'],
  ['kuna id', 'Yes.', 'We come to Kuna'],
  ['83634', 'Yes.', 'We come to Kuna'],
  ['83651-1234', 'Yes.', 'We come to Nampa'],
  ['Bosie', undefined, '[Boise, ID]'],
  ['Portland', undefined, '[Moreland, ID]'],
  ['garden city, idaho', 'Yes.', 'We come to Garden City'],
  ['mountain  home', 'Yes.', 'We come to Mountain Home'],
  ['Bruneau', undefined, 'Bruneau is about'],
  ['Huston', undefined, 'Huston is about'],
  ['83604', undefined, 'Bruneau is about'],
  ['Sandpoint', undefined, 'Sandpoint is a long drive'],
  ['Coeur d’Alene', undefined, "Coeur d'Alene is a long drive"],
  ['Ontario', undefined, "We're not commissioned in Oregon"],
  ['Nyssa OR', undefined, "We're not commissioned in Oregon"],
  ['97204', undefined, "We're not commissioned in Oregon"],
  ['Seattle, WA', undefined, "We're not commissioned in Washington"],
  ['nampa florida', undefined, "We're not commissioned in Florida"],
  ['qwertz', undefined, UNKNOWN_PLACE],
];

it('has 60 queries', () => expect(DOCUMENTS.length + PLACES.length).toBeGreaterThanOrEqual(60));

it.each(DOCUMENTS)('answers the document "%s"', (typed, verdict, says) => {
  const answer = ask(typed, '');
  expect(textOf(answer)).toContain(says);
  expect(answer?.verdict).toBe(verdict);
});

it.each(PLACES)('answers the place "%s"', (typed, verdict, says) => {
  const answer = ask('', typed);
  expect(textOf(answer)).toContain(says);
  expect(answer?.verdict).toBe(verdict);
});

it('answers both in one, and never says yes where one of them is open', () => {
  expect(textOf(ask('pink slip', 'kuna'))).toMatch(
    /^We handle vehicle titles under .*\. We come to Kuna.*\. Bring your government-issued photo ID and the unsigned title\./,
  );
  expect(ask('pink slip', 'kuna')?.verdict).toBe('Yes.');
  expect(ask('pink slip', 'bruneau')?.verdict).toBeUndefined();
  expect(ask('pizza', 'kuna')?.verdict).toBeUndefined();
  expect(ask('birth certificate', 'kuna')?.verdict).toBe('No.');
  expect(ask(' ', '')).toBeUndefined();
});
