import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Answer, finderLists, replyTo } from '../model/finder/answer.ts';
import { finderData } from '../model/finder/data.ts';
import { documentSlug } from '../model/finder/words.ts';
import { documentsSchema } from '../model/schemas/document.ts';
import { createSite } from '../model/site.ts';
import { checkContent, readContentFolder } from '../scripts/content/index.ts';
import { contentOf } from './support/content.ts';
import { FIXTURE } from './support/fixture.ts';

const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
const data = finderData(
  createSite(contentOf(checkContent(await readContentFolder(FIXTURE), settings))),
);

// The list is longer than that of the site, and its services are only named.
const { documents } = documentsSchema.parse(
  parse(readFileSync('tests/fixtures/finder-documents.yaml', 'utf8')),
);
const FILER = { name: 'Filer', state: 'ID', slug: 'filer', zips: ['83328'] };
const filer = { ...FILER, distance: { miles: 150, byRoad: true } };
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

const ask = (document: string, place: string) => replyTo(lists, { document, place }).answer;

/** What an answer says, and what it asks with the choices: "Did you mean A? [A]". */
const textOf = (answer: Answer | undefined) => {
  const asked = answer?.questions.flatMap(({ text, choices }) => [
    text,
    ...choices.map((one) => `[${one}]`),
  ]);
  return [answer?.parts.map(({ text }) => text).join(''), ...(asked ?? [])].join(' ');
};

/** Queries as people type them, after what is said of them: a verdict, and pieces of it. */
const queries = (field: 'document' | 'place', text: string) =>
  [...text.matchAll(/^(Yes\.|No\.|Open:) (.*) <- (.*)$/gm)].flatMap(
    ([, verdict, says = '', typed = '']) =>
      typed.split(' | ').map((one) => ({ document: '', place: '', [field]: one, verdict, says })),
  );

const DOCUMENTS = `
Yes. Revocable living trusts <- LIVING TRUST
Yes. Health care directives <- medical poa
Yes. Vehicle titles <- car title | pink slip | title car | notarize my car title
Yes. Lost title affidavits <- lost title
Yes. Bills of sale <- bills of sales
Yes. DS-3053 <- ds3053
Yes. Birth certificates for use abroad <- apostille birth certificate
Yes. Quitclaim deeds <- quick claim deed | deed quitclaim
Yes. Retirement plan withdrawal forms <- 401(k) withdrawal
Yes. School forms <- school enrollment
Yes. Refinance packages <- refi
Yes. Life certificates <- proof of life
Yes. Irrevocable trusts <- irrevocable trust
Yes. Family court declarations <- custody affidavit
Yes. Limited powers of attorney <- limited power of attorney
Yes. Construction lien claims <- mechanics lien
Yes. Construction lien releases <- mechanics lien release
Yes. under general-notarizations <- identity theft affidavit
Yes. under mobile-notary <- life insurance claim
Yes. Self-proving will affidavits <- self-proving affidavit
Yes. prenuptial and postnuptial agreements <- prenup
No. DS-11 <- DS-11
No. DS-82 <- passport renewal
No. Vital Records <- death certificates
No. Social Security <- social security card
No. Medallion signature guarantees <- medallion stamp
No. Fingerprint cards <- finger prints
No. REAL ID <- real id
No. VIN inspections <- vin inspection
No. ask an attorney <- legal advice
No. Wills and codicils <- codicil
No. ask the FBI <- fbi background check
No. Idaho State Police <- idaho background check
No. district court <- legal name change
Open: [Durable powers of attorney] ... [Health care directives] <- power of atorney | POA
Open: [Durable powers of attorney] ... [DMV powers of attorney] <- power of attorney
Open: [Durable powers of attorney] ... [Powers of attorney for a child] <- attorney power
Open: [Wills and codicils] ... [Self-proving will affidavits] <- will | last will | notarize a will
Open: [Revocable living trusts] ... [Irrevocable trusts] ... [Gun trusts] <- trust
Open: [Family court declarations] ... [Certified copies of court orders] <- custody | custody papers
Open: [FBI background checks] ... [Idaho background checks] <- background check
Open: [Insurance claim statements] ... [Life insurance claim forms] <- insurance claim
Open: [Articles of incorporation] ... [Birth certificates for use abroad] <- apostille
Open: [Property deeds and easements] ... [Quitclaim deeds] ... [Warranty deeds] <- deed
Open: [Vehicle titles] ... [Lost title affidavits] <- title
Open: [Passport form DS-3053] ... [Passport renewals on form DS-82] <- passport
Open: form DS-11] ... [Passport form DS-3053] <- passport form for my kid
Open: form DS-11] ... form DS-82] <- expired passport
Open: for use abroad] ... [Certified copies of birth certificates] <- birth certificat | birth certificate
Open: for use abroad] ... [Certified copies of marriage <- marriage certificate
Open: [Divorce documents] ... [Certified copies of court orders] <- divorce
Open: [Guardianships by a court] ... [Powers of attorney for a <- temporary guardianship
Open: [Construction lien releases] ... [Vehicle lien releases] <- lien release
Open: [Home purchase closing documents] ... [Refinance packages] <- mortgage
Open: [Seller closing documents] ... [Home purchase closing <- closing documents
Open: [Residential leases] ... [Commercial lease agreements] <- lease
Open: [Name changes by a court] ... [Name change affidavits] <- name change
Open: [REAL ID cards ... [Copies of a driver <- drivers license
Open: [Personal affidavits] ... [Affidavits for court filings] <- affadavit | affidávit
Open: Did you mean Health care directives? [Health care directives] <- living wil
Open: [Vehicle titles] <- vehicle tittle
Open: Did you mean Travel consent forms? <- trav consent
Open: Did you mean Marriage licenses? <- marriage licence
Open: Did you mean Spousal consent waivers? <- spousal concent
Open: [Consents to adoption] <- adoption consent
Open: Did you mean Translators' statements? <- certified translation
Open: Did you mean Identity theft affidavits? <- identity theft
Open: isn't on our list <- pizza | oil change
`;

const PLACES = `
Yes. We come to Kuna <- Kuna | kuna id | 83634
Yes. We come to Nampa <- 83651-1234
Yes. We come to Meridian, about 10 miles <- meridian, idaho
Yes. We can drive to Filer, about 150 miles. Call for a day and the cost of travel. <- filer
Open: Did you mean Boise? [Boise, ID] <- Bosie
Open: Did you mean Nampa? [Nampa, ID] <- Napma
Open: We don't know that place ... Did you mean Moreland? [Moreland, ID] <- Portland
Open: We don't know that place <- Seattle | qwertz
Open: Melba is about <- Melba | 83641
Open: Garden City is about 9 miles from Boise <- garden  city
Open: Sandpoint is a long drive <- Sandpoint
Open: Coeur d'Alene is a long drive <- Coeur d’Alene
Open: In Ontario, Oregon, we meet online, or in person on the Idaho side. <- Ontario | ontario oregon
Open: In Oregon we can meet by ... or in person in Idaho. <- Nyssa OR | 97204 | Oregon | oregon | OR
Open: In Washington we can meet by <- Seattle, WA
Open: In Florida we can meet by <- nampa florida
Open: Where in Idaho? Name a city or a ZIP code. <- Idaho | idaho | ID | Idaho.
Open: We don't know that place <- Kumquat, Idaho
`;

const QUERIES = [...queries('document', DOCUMENTS), ...queries('place', PLACES)];

it('has 109 queries', () => expect(QUERIES).toHaveLength(109));

it.each(QUERIES)('answers $document $place', ({ document, place, verdict, says }) => {
  const answer = ask(document, place);
  for (const text of says.split(' ... ')) expect(textOf(answer)).toContain(text);
  expect(answer?.verdict ?? 'Open:').toBe(verdict);
  for (const { choices } of answer?.questions ?? []) expect(choices.length).toBeLessThanOrEqual(6);
});

it('answers both in one, and never says yes where one of them is open', () => {
  expect(textOf(ask('pink slip', 'kuna'))).toMatch(
    /^We handle Vehicle titles under .*\. We come to Kuna.*\. Bring your government-issued photo ID and the unsigned title\./,
  );
  const verdicts = [
    ...[ask('pink slip', 'kuna'), ask('pink slip', 'bruneau'), ask('pizza', 'kuna')],
    ...[ask('trust', 'kuna'), ask('death certificate', 'kuna')],
  ].map((answer) => answer?.verdict);
  expect(verdicts).toEqual(['Yes.', undefined, undefined, undefined, 'No.']);
  expect(ask(' ', '')).toBeUndefined();
});

it('shares the address of a position only where it is in a city', () => {
  const addressAt = (latitude: number, longitude: number) =>
    replyTo(lists, { document: '', place: '' }, { latitude, longitude }).address.place;
  expect(addressAt(43.49, -116.42)).toBe('kuna');
  expect(addressAt(43.27, -116.23)).toBe('');
});
