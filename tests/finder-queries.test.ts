import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Answer, replyTo } from '../model/finder/answer.ts';
import { finderData } from '../model/finder/data.ts';
import { finderLists } from '../model/finder/lists.ts';
import { documentSlug } from '../model/finder/words.ts';
import { documentsSchema } from '../model/schemas/document.ts';
import { faqsSchema } from '../model/schemas/service.ts';
import { createSite } from '../model/site.ts';
import { slugify } from '../model/text.ts';
import { checkContent, readContentFolder } from '../scripts/content/index.ts';
import { contentOf } from './support/content.ts';
import { FIXTURE, settings } from './support/fixture.ts';

const data = finderData(
  createSite(contentOf(checkContent(await readContentFolder(FIXTURE), settings))),
);

// The lists are longer than those of the site, and their services are only named.
const { documents } = documentsSchema.parse(
  parse(readFileSync('tests/fixtures/finder-documents.yaml', 'utf8')),
);
const { faqs } = faqsSchema.parse(
  parse(readFileSync('tests/fixtures/finder-questions.yaml', 'utf8')),
);
const filer = {
  name: 'Filer',
  state: 'ID',
  slug: 'filer',
  zips: ['83328'],
  distance: { miles: 150, byRoad: true },
};
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
  questions: faqs.map(({ source: _, answer, ...faq }) => {
    const anchor = `q-${slugify(faq.question)}`;
    return { ...faq, answer: [{ text: answer }], anchor, path: `/services#${anchor}` };
  }),
  places: [filer, ...data.places.filter(({ name }) => name !== 'Filer')],
});

const ask = (document: string, place: string) => replyTo(lists, { document, place }).answer;

/** What an answer says and asks, with its choices: "Which document? [Quitclaim deeds] [Warranty deeds]". */
function textOf(answer: Answer | undefined): string {
  const { paragraphs = [], notes = [], questions = [], choices = [] } = answer ?? {};
  const sentences = [...paragraphs, ...notes];
  return [
    ...sentences.map((parts) => parts.map(({ text }) => text).join('')),
    ...questions.map(({ question }) => question),
    ...choices.flatMap(({ heading, text = heading, options }) => [
      text,
      ...options.map(({ label }) => `[${label}]`),
    ]),
  ].join(' ');
}

/** A query as people type it, and what its answer has to be. */
interface Query {
  document: string;
  place: string;
  /** "Yes.", "No.", or "Open:" where the answer has no verdict. */
  verdict: string;
  /** Pieces of the answer, which stand in it in any order. */
  says: string[];
}

/** The lines of a table: a verdict and pieces of the answer, then the queries that have it. */
function queriesOf(table: string): Query[] {
  return [...table.matchAll(/^(Yes\.|No\.|Open:) (.*) <- (.*)$/gm)].flatMap(
    ([, verdict = '', says = '', typed = '']) =>
      typed.split(' | ').map((query) => {
        const [document = '', place = ''] = query.split('@').map((text) => text.trim());
        return { document, place, verdict, says: says.split(' ... ') };
      }),
  );
}

/** What is wrong with the answer to a query; undefined where nothing is. */
function faultIn({ document, place, verdict, says }: Query): string | undefined {
  const answer = ask(document, place);
  const text = textOf(answer);
  const isRight =
    (answer?.verdict ?? 'Open:') === verdict && says.every((piece) => text.includes(piece));
  return isRight ? undefined : `"${document} @ ${place}": ${answer?.verdict ?? 'Open:'} ${text}`;
}

/** Before "@" stands what was typed as the document, after it the place. */
const GROUPS = {
  documents: `
Yes. Revocable living trusts <- LIVING TRUST
Yes. Health care directives <- medical poa
Yes. Vehicle titles <- car title | pink slip | title car | notarize my car title
Yes. Lost title affidavits <- lost title | I lost my car title
Yes. Bills of sale <- bills of sales
Yes. DS-3053 <- ds3053
Yes. Quitclaim deeds <- quick claim deed | deed quitclaim
Yes. Retirement plan withdrawal forms <- 401(k) withdrawal
Yes. School forms <- school enrollment
Yes. Refinance packages <- refi
Yes. Loan signing packages <- loan signing
Yes. Life certificates <- proof of life
Yes. Limited powers of attorney <- limited power of attorney
Yes. Construction lien claims <- mechanics lien
Yes. Construction lien releases <- mechanics lien release
Yes. Identity theft affidavits <- identity theft affidavit
Yes. Life insurance claim forms <- life insurance claim
Yes. Self-proving will affidavits <- self-proving affidavit
Yes. prenuptial and postnuptial agreements <- prenup
Yes. Signature and name affidavits <- affidavit of one and the same
Yes. certify a copy <- certified copy of my passport
Yes. affidavit that makes a will self-proving ... two witnesses <- finished will
Open: A record isn't notarized ... See apostille <- apostille birth certificate | marriage certificate apostille | death certificate apostille
No. DS-11 <- DS-11
No. DS-82 <- passport renewal
No. Vital Records <- certified copy of a death certificate
No. Social Security <- social security card
No. Medallion signature guarantees <- medallion stamp
No. Fingerprint cards <- finger prints
No. REAL ID <- real id
No. your employer <- I-9
No. Writing or changing a will ... an attorney <- codicil | write a will
No. an accredited representative <- green card application
Open: [Durable powers of attorney] ... [Limited powers of attorney] ... [Health care directives] ... [DMV powers of attorney] <- power of attorney | POA
Open: [Writing or changing a will] ... [Wills that are ready to sign] ... [Self-proving will affidavits] <- will | last will
Open: [Revocable living trusts] ... [Irrevocable trusts] ... [Gun trusts] <- trust
Open: [Birth certificates for use abroad] ... [Diplomas and transcripts] <- apostille
Open: [Property deeds and easements] ... [Quitclaim deeds] ... [Warranty deeds] <- deed
Open: [Vehicle titles] ... [Lost title affidavits] <- title
Open: [Passport form DS-3053] ... [Passport renewals on form DS-82] <- passport
Open: for use abroad] ... [Certified copies of birth certificates] <- birth certificate
Open: [Residential leases] ... [Commercial lease agreements] <- lease
`,
  'life situations': `
Open: [Durable powers of attorney] ... [Health care directives] <- POA for my mother | power of attorney for my dad
Open: A record isn't notarized ... See apostille <- birth certificate for Spain | apostille of a birth certificate for Mexico | marriage license for use in Italy | divorce decree for Germany
Yes. the apostille for Diplomas and transcripts <- school records for Germany
Yes. Travel consent forms ... wants an apostille too <- letter so my son can travel to Mexico with grandma
Yes. Travel consent forms ... wants an apostille too <- travel consent form for Canada
Open: Loan signing packages ... We took Fruitland for your city ... Our hours are <- loan signing tomorrow at 7 pm in Fruitland
Open: Quitclaim deeds ... Our hours are <- quitclaim deed today
Open: Can you come to a hospital ... What if I have no ID? ... Our hours are <- care home and no ID today
Open: Can you come to a hospital <- my mom is in the hospital | notary at st lukes hospital | visit someone in jail | dad is in a nursing home
Open: Can someone under 18 sign? <- sign for my son | signing for a child
Open: Does every signer have to be there? <- can I sign for my husband
Open: Can you come to a hospital ... [Durable powers of attorney] <- power of attorney in a nursing home
Open: What if I have no ID? <- my dad doesn't have an ID | I lost my license
Open: What ID do I need <- my license expired
Open: What if someone can't sign <- she can't sign because she had a stroke
Open: What does it cost? ... [Birth certificates for use abroad] <- how much for an apostille
Open: What does it cost? ... Vehicle titles <- car title price
Open: Do you come after hours? ... Quitclaim deeds <- quitclaim deed on saturday
Yes. Vehicle titles ... We come to Kuna <- car title in kuna | selling a car in Kuna, Idaho
Open: [Divorce documents] <- divorce papers
Open: [Family court declarations] ... [Certified copies of court orders] <- custody
Yes. Property deeds and easements <- add my wife to the deed
Yes. makes a will self-proving ... two witnesses <- sign my will
`,
  'not a document': `
Open: What does it cost? <- cost | price | how much do you charge
Open: Do you come after hours? <- weekend | open sunday | do you come in the evening
Open: Can you come to a hospital <- hospital | jail
Open: another language? <- spanish | document in spanish
Open: Which languages do you speak? <- do you speak spanish
Open: What if I have no ID? <- no id
Open: How long does an appointment take? <- how long
Open: How long does an apostille take? <- how long does an apostille take
Open: How can I pay? <- pay | cash | do you take credit cards
Open: How soon can you come? <- same day
Open: Our hours are <- today | tomorrow 7 pm
Open: Do I need witnesses? <- do I need a witness
Open: notarized online? <- online | zoom
Open: How far will the notary drive? <- do you come to my house
Open: A notary public isn't an attorney. <- notario | notario publico cerca de mi
Open: A notary public isn't an attorney. ... [Powers of attorney for abroad] <- poder notarial
Open: couldn't find that by name <- pizza | oil change
`,
  places: `
Yes. We come to Kuna <- @Kuna | @kuna id | @83634
Yes. We come to Nampa <- @83651-1234
Yes. We come to Meridian, about 10 miles <- @meridian, idaho
Open: Filer is about 150 miles from our office. Call to ask which day we can come. <- @filer
Open: We don't know that place <- @Portland | @Kumquat, Idaho
Open: Melba is about <- @Melba | @83641
Open: Garden City is about 9 miles from Boise <- @garden  city
Open: Sandpoint is a long drive <- @Sandpoint
Open: Coeur d'Alene is a long drive <- @Coeur d’Alene
Open: In Ontario, Oregon, we meet in person on the Idaho side. <- @Ontario | @ontario oregon
Open: In Oregon we can meet by ... or in person in Idaho. <- @Nyssa OR | @97204 | @Oregon
Open: In Florida we can meet by <- @nampa florida
Open: Where in Idaho? Name a city or a ZIP code. <- @Idaho | @ID
Open: We don't do Vehicle titles online, so meet us in Idaho. <- vehicle title@Ontario, OR | car title in ontario
Open: In Ontario, Oregon, we meet in person ... Quitclaim deeds <- quitclaim deed@Ontario
Yes. We come to Boise ... We took Boise for your city. <- boise | boise, idaho
Yes. Vehicle titles ... We took that for your document. <- @car title
`,
  typos: `
Open: [Durable powers of attorney] ... [Health care directives] <- power of atorney
Open: [Vehicle titles] <- vehicle tittle | vehicel titels
Open: [Marriage licenses] <- marriage licence
Open: [Spousal consent waivers] <- spousal concent
Open: [Personal affidavits] ... [Affidavits for court filings] <- affadavit | affidávit
Open: [Health care directives] <- living wil
Open: [Travel consent forms] <- trav consent
Open: [Certified copies of birth certificates] <- birth certificat
Open: [Quitclaim deeds] <- quitclam deed
Open: [Can you come to a hospital <- hospitl
Open: [Do you come after hours?] <- wekend
Open: [Translators' statements] <- certified translaton
Open: [Prenuptial agreements] <- prenuptual agreement
Open: Did you mean Boise, ID? [Boise, ID] <- @Bosie | Bosie
Open: Did you mean Nampa, ID? [Nampa, ID] <- @Napma
Open: Did you mean Meridian, ID? [Meridian, ID] <- @Meridan
`,
};

const QUERIES = Object.values(GROUPS).flatMap(queriesOf);

it('has 160 queries as people type them', () => expect(QUERIES).toHaveLength(160));

it.each(Object.entries(GROUPS))('answers %s', (_, table) => {
  const faults = queriesOf(table).flatMap((query) => faultIn(query) ?? []);
  expect(faults).toEqual([]);
});

it('never says yes where it should not', () => {
  const yes = QUERIES.filter(({ document, place }) => ask(document, place)?.verdict === 'Yes.');
  expect(yes.filter(({ verdict }) => verdict !== 'Yes.')).toEqual([]);
});

it('asks with at most six choices', () => {
  const choices = QUERIES.flatMap(({ document, place }) => ask(document, place)?.choices ?? []);
  for (const { options } of choices) expect(options.length).toBeLessThanOrEqual(6);
});
