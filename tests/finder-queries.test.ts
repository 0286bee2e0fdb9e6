import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Answer, finderLists, replyTo } from '../model/finder/answer.ts';
import { finderData } from '../model/finder/data.ts';
import { documentSlug } from '../model/finder/words.ts';
import { documentsSchema } from '../model/schemas/document.ts';
import { createSite } from '../model/site.ts';
import { loadContent } from '../scripts/content/index.ts';
import { contentOf } from './support/content.ts';
import { FIXTURE } from './support/fixture.ts';

const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
const data = finderData(createSite(contentOf(await loadContent(FIXTURE, settings))));

// The list is longer than that of the site, and its services are only named.
const { documents } = documentsSchema.parse(
  parse(readFileSync('tests/fixtures/finder-documents.yaml', 'utf8')),
);
const filer = { name: 'Filer', state: 'ID', slug: 'filer', zips: ['83328'], miles: '150' };
const lists = finderLists({
  ...data,
  documents: documents.map(({ service, source: _, ...document }) => ({
    ...document,
    slug: documentSlug(document.name),
    phrase: document.phrase ?? document.name,
    service:
      service === undefined
        ? undefined
        : { name: service, path: `/services/${service}`, online: true },
  })),
  places: [filer, ...data.places.filter(({ name }) => name !== 'Filer')],
});

function ask(document: string, place: string): Answer | undefined {
  return replyTo(lists, { document, place }).answer;
}

const textOf = (answer: Answer | undefined) =>
  [
    (answer?.parts ?? []).map(({ text }) => text).join(''),
    ...(answer?.questions ?? []).map(({ text, choices }) =>
      [text, ...choices.map((choice) => `[${choice}]`)].join(' '),
    ),
  ].join(' ');

const UNKNOWN = "isn't on our list";
const UNKNOWN_PLACE = "We don't know that place";

/** Queries as people type them: whether the answer is a yes, and what it says and asks. */
type Queries = [typed: string, verdict: Answer['verdict'], ...says: string[]][];

const DOCUMENTS: Queries = [
  // By its own name or another name for the same thing.
  ['LIVING TRUST', 'Yes.', 'Revocable living trusts'],
  ['medical poa', 'Yes.', 'Health care directives'],
  ['car title', 'Yes.', 'Vehicle titles'],
  ['pink slip', 'Yes.', 'Vehicle titles'],
  ['title car', 'Yes.', 'Vehicle titles'],
  ['notarize my car title', 'Yes.', 'Vehicle titles'],
  ['lost title', 'Yes.', 'Lost title affidavits'],
  ['bills of sales', 'Yes.', 'Bills of sale'],
  ['ds3053', 'Yes.', 'DS-3053'],
  ['apostille birth certificate', 'Yes.', 'Birth certificates for use abroad'],
  ['quick claim deed', 'Yes.', 'Quitclaim deeds'],
  ['deed quitclaim', 'Yes.', 'Quitclaim deeds'],
  ['401(k) withdrawal', 'Yes.', 'Retirement plan withdrawal forms'],
  ['school enrollment', 'Yes.', 'School forms'],
  ['refi', 'Yes.', 'Refinance packages'],
  ['proof of life', 'Yes.', 'Life certificates'],
  ['irrevocable trust', 'Yes.', 'Irrevocable trusts'],
  ['custody affidavit', 'Yes.', 'Family court declarations'],
  ['limited power of attorney', 'Yes.', 'Limited powers of attorney'],
  ['mechanics lien', 'Yes.', 'Construction lien claims'],
  ['mechanics lien release', 'Yes.', 'Construction lien releases'],
  ['identity theft affidavit', 'Yes.', 'under general-notarizations'],
  ['life insurance claim', 'Yes.', 'under mobile-notary'],
  ['self-proving affidavit', 'Yes.', 'Self-proving will affidavits'],
  ['prenup', 'Yes.', 'prenuptial and postnuptial agreements'],
  // What others do.
  ['DS-11', 'No.', 'DS-11'],
  ['passport renewal', 'No.', 'DS-82'],
  ['death certificates', 'No.', 'Vital Records'],
  ['social security card', 'No.', 'Social Security'],
  ['medallion stamp', 'No.', 'Medallion signature guarantees'],
  ['finger prints', 'No.', 'Fingerprint cards'],
  ['real id', 'No.', 'REAL ID'],
  ['vin inspection', 'No.', 'VIN inspections'],
  ['legal advice', 'No.', 'ask an attorney'],
  ['codicil', 'No.', 'Wills and codicils'],
  ['fbi background check', 'No.', 'ask the FBI'],
  ['idaho background check', 'No.', 'Idaho State Police'],
  ['legal name change', 'No.', 'district court'],
  // Words that fit several.
  ['power of atorney', undefined, '[Durable powers of attorney]', '[Health care directives]'],
  ['power of attorney', undefined, '[Durable powers of attorney]', '[DMV powers of attorney]'],
  ['attorney power', undefined, '[Durable powers of attorney]', '[Powers of attorney for a child]'],
  ['POA', undefined, '[Durable powers of attorney]', '[Health care directives]'],
  ['will', undefined, '[Wills and codicils]', '[Self-proving will affidavits]'],
  ['last will', undefined, '[Wills and codicils]', '[Self-proving will affidavits]'],
  ['notarize a will', undefined, '[Wills and codicils]', '[Self-proving will affidavits]'],
  ['trust', undefined, '[Revocable living trusts]', '[Irrevocable trusts]', '[Gun trusts]'],
  ['custody', undefined, '[Family court declarations]', '[Certified copies of court orders]'],
  [
    'custody papers',
    undefined,
    '[Family court declarations]',
    '[Certified copies of court orders]',
  ],
  ['background check', undefined, '[FBI background checks]', '[Idaho background checks]'],
  ['insurance claim', undefined, '[Insurance claim statements]', '[Life insurance claim forms]'],
  ['apostille', undefined, '[Articles of incorporation]', '[Birth certificates for use abroad]'],
  ['deed', undefined, '[Property deeds and easements]', '[Quitclaim deeds]', '[Warranty deeds]'],
  ['title', undefined, '[Vehicle titles]', '[Lost title affidavits]'],
  ['passport', undefined, '[Passport form DS-3053]', '[Passport renewals on form DS-82]'],
  ['passport form for my kid', undefined, '[Passport form DS-3053]', 'form DS-11]'],
  ['expired passport', undefined, 'form DS-82]', 'form DS-11]'],
  ['birth certificat', undefined, '[Certified copies of birth certificates]', 'for use abroad]'],
  ['birth certificate', undefined, '[Certified copies of birth certificates]', 'for use abroad]'],
  ['marriage certificate', undefined, '[Certified copies of marriage', 'for use abroad]'],
  ['divorce', undefined, '[Divorce documents]', '[Certified copies of court orders]'],
  ['temporary guardianship', undefined, '[Guardianships by a court]', '[Powers of attorney for a'],
  ['lien release', undefined, '[Construction lien releases]', '[Vehicle lien releases]'],
  ['mortgage', undefined, '[Home purchase closing documents]', '[Refinance packages]'],
  ['closing documents', undefined, '[Seller closing documents]', '[Home purchase closing'],
  ['lease', undefined, '[Residential leases]', '[Commercial lease agreements]'],
  ['name change', undefined, '[Name change affidavits]', '[Name changes by a court]'],
  ['drivers license', undefined, '[REAL ID cards', '[Copies of a driver'],
  ['affadavit', undefined, '[Personal affidavits]', '[Affidavits for court filings]'],
  ['affidávit', undefined, '[Personal affidavits]', '[Affidavits for court filings]'],
  // Words that fit one, but aren't its name.
  ['living wil', undefined, 'Did you mean Health care directives? [Health care directives]'],
  ['vehicle tittle', undefined, '[Vehicle titles]'],
  ['trav consent', undefined, 'Did you mean Travel consent forms?'],
  ['marriage licence', undefined, 'Did you mean Marriage licenses?'],
  ['spousal concent', undefined, 'Did you mean Spousal consent waivers?'],
  ['adoption consent', undefined, '[Consents to adoption]'],
  ['certified translation', undefined, "Did you mean Translators' statements?"],
  ['identity theft', undefined, 'Did you mean Identity theft affidavits?'],
  ['pizza', undefined, UNKNOWN],
  ['oil change', undefined, UNKNOWN],
];

const PLACES: Queries = [
  ['Kuna', 'Yes.', 'We come to Kuna'],
  ['kuna id', 'Yes.', 'We come to Kuna'],
  ['83634', 'Yes.', 'We come to Kuna'],
  ['83651-1234', 'Yes.', 'We come to Nampa'],
  ['meridian, idaho', 'Yes.', 'We come to Meridian, about 10 miles'],
  [
    'filer',
    'Yes.',
    'We can drive to Filer, about 150 miles. Call for a day and the cost of travel.',
  ],
  ['Bosie', undefined, 'Did you mean Boise? [Boise, ID]'],
  ['Napma', undefined, 'Did you mean Nampa? [Nampa, ID]'],
  ['Portland', undefined, UNKNOWN_PLACE, 'Did you mean Moreland? [Moreland, ID]'],
  ['Seattle', undefined, UNKNOWN_PLACE],
  ['Melba', undefined, 'Melba is about'],
  ['garden  city', undefined, 'Garden City is about 9 miles from Boise'],
  ['83641', undefined, 'Melba is about'],
  ['Sandpoint', undefined, 'Sandpoint is a long drive'],
  ['Coeur d’Alene', undefined, "Coeur d'Alene is a long drive"],
  ['Ontario', undefined, "We're not commissioned in Oregon"],
  ['Nyssa OR', undefined, "We're not commissioned in Oregon"],
  ['97204', undefined, "We're not commissioned in Oregon"],
  ['Seattle, WA', undefined, "We're not commissioned in Washington"],
  ['nampa florida', undefined, "We're not commissioned in Florida"],
  ['qwertz', undefined, UNKNOWN_PLACE],
];

it('has 100 queries', () => expect(DOCUMENTS.length + PLACES.length).toBe(100));

it.each(DOCUMENTS)('answers the document "%s"', (typed, verdict, ...says) => {
  const answer = ask(typed, '');
  for (const text of says) expect(textOf(answer)).toContain(text);
  expect(answer?.verdict).toBe(verdict);
  for (const { choices } of answer?.questions ?? []) expect(choices.length).toBeLessThanOrEqual(6);
});

it.each(PLACES)('answers the place "%s"', (typed, verdict, ...says) => {
  const answer = ask('', typed);
  for (const text of says) expect(textOf(answer)).toContain(text);
  expect(answer?.verdict).toBe(verdict);
});

it('answers both in one, and never says yes where one of them is open', () => {
  expect(textOf(ask('pink slip', 'kuna'))).toMatch(
    /^We handle Vehicle titles under .*\. We come to Kuna.*\. Bring your government-issued photo ID and the unsigned title\./,
  );
  expect(ask('pink slip', 'kuna')?.verdict).toBe('Yes.');
  expect(ask('pink slip', 'bruneau')?.verdict).toBeUndefined();
  expect(ask('pizza', 'kuna')?.verdict).toBeUndefined();
  expect(ask('trust', 'kuna')?.verdict).toBeUndefined();
  expect(ask('death certificate', 'kuna')?.verdict).toBe('No.');
  expect(ask(' ', '')).toBeUndefined();
});

it('shares the address of a position only where it is in a city', () => {
  const addressAt = (latitude: number, longitude: number) =>
    replyTo(lists, { document: '', place: '' }, { latitude, longitude }).address.place;
  expect(addressAt(43.49, -116.42)).toBe('kuna');
  expect(addressAt(43.27, -116.23)).toBe('');
});
