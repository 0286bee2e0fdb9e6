import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Answer, replyTo } from '../model/finder/answer.ts';
import { finderData } from '../model/finder/data.ts';
import { createFinder } from '../model/finder/finder-index.ts';
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
const services = new Set(documents.flatMap(({ service }) => service ?? []));
const city = (name: string, miles: number, more = {}) => ({
  name,
  state: 'ID',
  slug: slugify(name),
  zips: [],
  distance: { miles, byRoad: true },
  ...more,
});
const cities = [
  city('Filer', 150, { zips: ['83328'] }),
  city('Eagle', 20, { county: 'Ada County' }),
  city('Caldwell', 10, { county: 'Canyon County' }),
  city('Star', 15),
  city('McCall', 110),
  city('Twin Falls', 130),
];
const finder = createFinder({
  ...data,
  services: [...services].map((slug) => ({ slug, name: slug, online: true })),
  documents: documents.map(({ elsewhere, source: _, ...document }) => ({
    ...document,
    slug: documentSlug(document.name),
    who: elsewhere?.who,
  })),
  questions: faqs.map(({ source: _, answer, id, ...faq }) => {
    const anchor = id ?? `q-${slugify(faq.question)}`;
    const isOpen = answer.includes('{{business.payment') || answer.includes('{{business.can');
    const isWaiting = isOpen || answer.includes('{{business.languages');
    const parts = isWaiting ? undefined : [{ text: answer }];
    return { ...faq, answer: parts, anchor, path: `/questions#${anchor}` };
  }),
  places: [
    ...cities,
    ...data.places
      .filter(({ name }) => !cities.some((each) => each.name === name))
      .map((place) =>
        place.slug === 'boise' ? { ...place, alsoCalled: ['North End', 'Harris Ranch'] } : place,
      ),
  ],
});

const ask = (document: string, place: string) => replyTo(finder, { document, place }).answer;

/** All that an answer says, what can be opened in brackets: "Which one is it? [Quitclaim deeds]". */
function textOf(answer: Answer | undefined): string {
  if (answer === undefined) return '';
  const { subject, open, notes, othersHeading, others } = answer;
  const joined = (parts: Answer['notes'][number]) => parts.map(({ text }) => text).join('');
  const entryText = ({ label, paragraphs, facts }: Answer['open'][number]) =>
    [
      label,
      ...paragraphs.map(joined),
      ...facts.map(({ label, values }) => `${label}: ${values.map(({ text }) => text).join(', ')}`),
    ].join(' ');
  return [
    subject,
    ...open.map(entryText),
    ...notes.map(joined),
    ...(others.length > 0 ? [othersHeading] : []),
    ...others.map(({ label }) => `[${label}]`),
  ].join(' ');
}

/** A query as people type it, and what its answer has to be. */
interface Query {
  document: string;
  place: string;
  /** "Yes.", "No.", or "Open:" where the answer has no verdict. */
  verdict: string;
  /** How the subject of the answer begins, which is what stands first in it. */
  first: string;
  /** Pieces of the answer, which stand in it in any order. */
  says: string[];
}

/** The lines of a table: a verdict, what stands first, pieces of the answer, then queries. */
function queriesOf(table: string): Query[] {
  return [...table.matchAll(/^(Yes\.|No\.|Open:) (.*) <- (.*)$/gm)].flatMap(
    ([, verdict = '', expected = '', typed = '']) => {
      const [first = '', ...says] = expected.split(' ... ');
      return typed.split(' | ').map((query) => {
        const [document = '', place = ''] = query.split('@').map((text) => text.trim());
        return { document, place, verdict, first, says };
      });
    },
  );
}

/** What is wrong with the answer to a query; undefined where nothing is. */
function faultIn({ document, place, verdict, first, says }: Query): string | undefined {
  const answer = ask(document, place);
  const text = textOf(answer);
  const isRight =
    (answer?.verdict ?? 'Open:') === verdict &&
    text.startsWith(first) &&
    says.every((piece) => text.includes(piece));
  return isRight ? undefined : `"${document} @ ${place}": ${answer?.verdict ?? 'Open:'} ${text}`;
}

/** Before "@" stands what was typed as the document, after it the place. */
const GROUPS = {
  documents: `
Yes. Revocable living trusts <- LIVING TRUST
Yes. Health care directives <- medical poa
Yes. Vehicle titles <- car title | pink slip | notarize my car title
Open: Which one is it? ... [Vehicle titles] <- title car
Yes. Lost title affidavits <- lost title | I lost my car title
Yes. Bills of sale <- bills of sales
Yes. Passport form DS-3053 <- ds3053
Yes. Quitclaim deeds <- quick claim deed
Open: Quitclaim deeds <- deed quitclaim
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
Yes. Prenuptial agreements <- prenup
Yes. Signature and name affidavits <- affidavit of one and the same
Yes. Copies of a driver's license or passport ... We can certify a copy <- certified copy of my passport
Yes. Wills that are ready to sign ... affidavit that makes a will self-proving ... two witnesses <- finished will
Open: Birth certificates for use abroad ... A record isn't notarized <- apostille birth certificate
Open: Marriage certificates for use abroad ... A record isn't notarized <- marriage certificate apostille
Open: Death certificates for use abroad ... A record isn't notarized <- death certificate apostille
No. Passport applications on form DS-11 <- DS-11
No. Passport renewals on form DS-82 <- passport renewal
No. Certified copies of death certificates ... Vital Records <- certified copy of a death certificate
No. Social Security cards ... Social Security Administration <- social security card
No. Medallion signature guarantees <- medallion stamp
No. Fingerprint cards <- finger prints
No. REAL ID <- real id
No. I-9 forms ... Your employer <- I-9
No. Writing or changing a will ... An attorney <- codicil | write a will
No. Immigration forms ... accredited representative <- green card application
Open: Which one is it? ... [Durable powers of attorney] ... [Limited powers of attorney] ... [Health care directives] ... [DMV powers of attorney] <- power of attorney | POA
Open: Which one is it? ... [Writing or changing a will] ... [Wills that are ready to sign] ... [Self-proving will affidavits] <- will
Open: W ... Writing or changing a will ... Wills that are ready to sign <- last will
Open: Which one is it? ... [Revocable living trusts] ... [Irrevocable trusts] ... [Gun trusts] <- trust
Open: Which one is it? ... for use abroad] <- apostille
Open: Which one is it? ... [Property deeds and easements] ... [Quitclaim deeds] ... [Warranty deeds] <- deed
Open: Which one is it? ... [Vehicle titles] ... [Lost title affidavits] <- title
Open: Passport ... [Passport <- passport
Open: Birth certificates for use abroad ... [Certified copies of birth certificates] <- birth certificate
Open: Which one is it? ... [Residential leases] ... [Commercial lease agreements] <- lease
`,
  'life situations': `
Open: Which one is it? ... [Durable powers of attorney] [Health care directives] <- POA for my mother | power of attorney for my dad
Open: Birth certificates for use abroad ... A record isn't notarized <- birth certificate for Spain | apostille of a birth certificate for Mexico
Open: Marriage certificates for use abroad ... A record isn't notarized <- marriage license for use in Italy
Open: Court orders for use abroad ... A record isn't notarized <- divorce decree for Germany
Open: Diplomas and transcripts ... apostille <- school records for Germany
Open: Travel consent forms ... wants an apostille too <- letter so my son can travel to Mexico with grandma | travel consent form for Canada
Open: Loan signing packages ... Do you come in the evening ... Fruitland <- loan signing tomorrow at 7 pm in Fruitland
Open: Quitclaim deeds ... Can you come today? <- quitclaim deed today
Open: M ... hospital or a care home ... What if I have no ID <- care home and no ID today
Open: My parent is in a hospital <- my mom is in the hospital | notary at st lukes hospital | dad is in a nursing home
Open: Can you come to a jail? <- visit someone in jail
Open: Can I sign for my child? <- sign for my son | signing for a child
Open: Can I sign for my spouse or my parent? <- can I sign for my husband
Open: My parent is in a hospital ... [Durable powers of attorney] <- power of attorney in a nursing home
Open: What if I have no ID <- my dad doesn't have an ID | I lost my license
Open: What ID do I need <- my license expired
Open: What if someone can't sign <- she can't sign because she had a stroke
Open: What does a notary cost in Idaho? ... for use abroad] <- how much for an apostille
Open: Vehicle titles ... What does a notary cost in Idaho? <- car title price
Open: Quitclaim deeds ... Do you come in the evening <- quitclaim deed on saturday
Yes. Vehicle titles ... We come to Kuna <- car title in kuna | selling a car in Kuna, Idaho
Open: Divorce documents <- divorce papers
Open: Which one is it? ... [Family court declarations] ... [Certified copies of court orders] <- custody
Open: Property deeds and easements <- add my wife to the deed
Yes. Wills that are ready to sign ... makes a will self-proving ... two witnesses <- sign my will
`,
  'not a document': `
Open: What does a notary cost in Idaho? <- cost | price | how much do you charge
Open: Do you come in the evening <- weekend | open sunday | do you come in the evening
Open: My parent is in a hospital <- hospital
Open: Can you come to a jail? <- jail
Open: Can you notarize a document in Spanish <- spanish | document in spanish
Open: do you speak spanish ... Call and ask <- do you speak spanish
Open: What if I have no ID <- no id
Open: How long does an appointment take? <- how long
Open: How long does an apostille take? <- how long does an apostille take
Open: pay ... Call and ask <- pay
Open: cash ... Call and ask <- cash
Open: do you take credit cards ... Call and ask <- do you take credit cards
Open: Can you come today? <- same day | today
Open: Do you come in the evening <- tomorrow 7 pm
Open: Do I need witnesses? <- do I need a witness
Open: Will my document be accepted if it's notarized online? <- online | zoom
Open: How far will the notary drive? <- do you come to my house
Open: notario ... A notary public isn't an attorney. <- notario
Open: notario publico ... A notary public isn't an attorney. <- notario publico cerca de mi
Open: Which one is it? ... A notary public isn't an attorney. ... [Powers of attorney for abroad] <- poder notarial
Open: We couldn't find that by name <- pizza | oil change
`,
  places: `
Open: Kuna, ID ... We come to Kuna <- @Kuna | @kuna id | @83634
Open: Nampa, ID ... We come to Nampa <- @83651-1234
Open: Meridian, ID ... We come to Meridian ... About 10 miles <- @meridian, idaho
Open: Filer, ID ... Filer is a longer drive. Call to ask which day we can come. <- @filer
Open: Portland, OR ... In Oregon we can meet online <- @Portland
Open: Idaho ... Where in Idaho? <- @Kumquat, Idaho
Open: Melba, ID ... miles from <- @Melba | @83641
Open: Garden City, ID ... About 9 miles from Boise <- @garden  city
Open: Sandpoint, ID ... Sandpoint is a long drive <- @Sandpoint
Open: Coeur d'Alene, ID ... Coeur d'Alene is a long drive <- @Coeur d’Alene
Open: Ontario, OR ... In Ontario, Oregon, we meet in person on the Idaho side. <- @Ontario | @ontario oregon
Open: Nyssa, OR ... In Oregon we can meet online, or in person in Idaho. <- @Nyssa OR
Open: 97204 ... In Oregon we can meet online, or in person in Idaho. <- @97204
Open: Oregon ... In Oregon we can meet online, or in person in Idaho. <- @Oregon
Open: Florida ... In Florida we can meet online <- @nampa florida
Open: Idaho ... Where in Idaho? Name a city or a ZIP code. <- @Idaho | @ID
Open: Vehicle titles ... This document isn't done online. ... Meet us in Idaho. <- vehicle title@Ontario, OR | car title in ontario
Open: Quitclaim deeds ... In Ontario, Oregon, we meet in person <- quitclaim deed@Ontario
Open: Boise, ID ... We come to Boise <- boise | boise, idaho
Yes. Vehicle titles <- @car title
`,
  typos: `
Open: Which one is it? ... [Durable powers of attorney] ... [Health care directives] <- power of atorney
Open: Vehicle titles <- vehicle tittle | vehicel titels
Open: Marriage licenses <- marriage licence
Open: Spousal consent waivers <- spousal concent
Open: Which one is it? ... [Personal affidavits] ... [Affidavits for court filings] <- affadavit
Open: Which one is it? ... [Personal affidavits] <- affidávit
Open: We couldn't find that by name ... [Health care directives] <- living wil
Open: Travel consent forms <- trav consent
Open: Birth certificates for use abroad ... [Certified copies of birth certificates] <- birth certificat
Open: Quitclaim deeds <- quitclam deed
Open: My parent is in a hospital <- hospitl
Open: Do you come in the evening <- wekend
Open: Translators' statements <- certified translaton
Open: Prenuptial agreements <- prenuptual agreement
Open: Boise, ID <- @Bosie | Bosie
Open: Nampa, ID <- @Napma
Open: Meridian, ID <- @Meridan
`,
};

/** Queries that the finder failed when it still took sentences apart. */
const LOST = `
Open: Can I sign for my spouse or my parent? <- wife not here, can I sign her name | my husband is at work, can I sign | attorney-in-fact for my dad
Open: Are there people you can't notarize for? <- my mom is a notary can she do it | my brother is a notary | notary is my cousin
No. Certified copies of marriage certificates <- certify a copy of my marriage license
No. Copies of a naturalization certificate <- copy of my naturalization certificate
Open: Diplomas and transcripts <- certified copy of a degree, please soon
Open: Vehicle titles <- sold car to a guy in oregon title
Yes. Vehicle titles ... A notary public isn't an attorney. <- traspaso de carro
Yes. Vehicle titles <- title for a boat trailer
Open: We couldn't find that by name ... The nearest names <- hoa proxy
Open: Guardianships by a court ... [Powers of attorney for a child] <- temporary guardianship while we travel
Open: gym cancellation form ... Call and ask <- gym cancellation form
Open: Life certificates <- proof of life for a pension
No. DNR and POST forms ... Your doctor <- dnr form | POST form
No. Organ donor registration <- organ donor
Open: Can you notarize for someone who is deaf or blind? <- deaf
Open: Can someone sign who can't talk <- my father can't talk but can nod | she is on a ventilator
Open: Can someone sign who is unconscious <- signer is sedated | unconscious | mom is in a coma
Open: What does a notary cost in Idaho? ... A notary public isn't an attorney. <- ¿cuánto cuesta?
Open: Do you come in the evening ... A notary public isn't an attorney. <- ¿a qué hora abren?
Yes. Life certificates ... A notary public isn't an attorney. <- certificado de vida
Open: Can you notarize a document in Spanish ... A notary public isn't an attorney. <- ¿hablan español?
Open: Can you put another date on it? <- can a notary fill in the date as yesterday | put last week's date
Open: Can you notarize over the phone ... Will my document be accepted if it's notarized online? <- notarize by phone call | over FaceTime
Open: Can you notarize over the phone <- I'll text you the signed page
Open: Which one is it? ... [Durable powers of attorney] <- power of atty
Open: We couldn't find that by name ... The nearest names [Durable powers of attorney] <- pwer of attorney
Open: What does a notary cost in Idaho? <- notery fee
Open: Personal affidavits <- notorized letter
Open: Can you draft a document ... [Bills of sale] <- type up a bill of sale
Open: Can you draft a document <- write my affidavit | do you have the form | which form do I need | make me a bill of sale
Open: What ID do I need <- temporary paper license | expired military ID
Open: Does a foreign passport <- Mexican passport
Open: Can I keep a copy? <- can you keep a copy
Open: What does a notary cost in Idaho? <- refund | do you charge for travel
Open: Who will come? <- are you insured
Open: Las Vegas, NV ... In Nevada we can meet online <- @Las Vegas
Open: Reno, NV <- @Reno
Open: Outside the U.S. <- @Canada
Open: Adrian, OR ... In Oregon <- @97901
Open: Which city or ZIP? <- @my house | @airport | @Gowen Field
Open: Vale, OR ... Can you come to a jail? <- jail in Vale, OR
Open: Salem, OR ... My parent is in a hospital <- hospital in Salem
Open: M ... McCall ... My parent is in a hospital <- care home in McCall
Open: Retirement plan withdrawal forms ... [Spousal consent waivers] <- 401k withdrawal spousal consent
Open: Powers of attorney for a child <- POA for child while we're deployed
Yes. Refinance packages <- refinance closing package
Open: Caldwell, ID <- @downtown caldwell
Open: Nampa, ID <- @Nampa, near the library
Open: M ... My parent is in a hospital ... Meridian, ID <- @St Luke's Meridian
Open: Vehicle titles ... Can you come to a jail? ... Canyon County <- dad in Canyon County jail needs to sign car title
Open: W ... [Property deeds and easements] ... We come to Eagle <- deed for my house in Eagle
`;

/** Queries of the same kinds, which were written before any of this answered one. */
const FRESH = `
Open: Can I sign for my spouse or my parent? <- my wife is out of town can I sign for her | sign his name for him
Open: Are there people you can't notarize for? <- can my sister notarize this, my sister is a notary
Open: Durable powers of attorney <- durable power of attorney for grandma with dementia
Open: Can you draft a document <- can you draft a will for my dad | need someone to prepare a quitclaim deed
Open: Can you put another date on it? <- can you backdate it
Open: Can you notarize over the phone <- can I just scan and send it to you | do it over the phone
Open: Can someone sign who is unconscious <- grandpa is in a coma | he is unresponsive in the icu
Open: Can someone sign who can't talk <- she can only blink
Open: Can you notarize for someone who is deaf or blind? <- my aunt is blind | deaf signer
Open: Is an electronic signature enough? <- can we docusign it
Open: Does a foreign passport <- I only have a Mexican passport
Open: Can you notarize a photograph? <- notarize a photograph of my house
No. Subpoenas <- subpoena
No. Process serving <- process server
No. Tax returns <- tax return
No. DNR and POST forms <- do not resuscitate
Yes. Vehicle titles <- car title in Meridian
Yes. Quitclaim deeds ... We come to Caldwell <- quitclaim deed@Caldwell
Yes. Warranty deeds <- I need a warranty deed notarized
Yes. Travel consent forms <- travel consent
Yes. Gun trusts <- nfa trust
Yes. Affidavits for court filings <- proof of service
Yes. Small estate affidavits <- small estate affidavit
Yes. Home equity loan packages <- heloc
Yes. Beneficiary change forms <- change of beneficiary
Yes. Health care directives <- living will
No. Name changes by a court <- change my name
No. Marriage licenses <- get married
No. FBI background checks <- fbi clearance
No. Homeowner's exemptions <- homestead exemption
Open: Vehicle titles ... Filer is a longer drive <- car title@Filer
Open: Vehicle titles <- vehcile title
Open: Quitclaim deeds <- quitclaim deed asap in Nampa
Open: Property deeds and easements <- grant deed, two owners
Open: Personal affidavits <- sworn statement for my landlord
Open: Birth certificates for use abroad ... Issued in another country <- acta de nacimiento para México
Open: Birth certificates for use abroad ... Issued in another country <- birth certificate for Italy
Open: Which one is it? ... for use abroad] <- apostille for Mexico
Open: We couldn't find that by name <- asdfgh | haircut
Open: What does a notary cost in Idaho? <- how much is it | is there a mileage charge
Open: Can you come today? <- need a notary asap
Open: Do you come in the evening <- are you open tomorrow
Open: What if I have no ID <- my grandmother has no ID
Open: How far will the notary drive? <- do you travel
Open: Can I book an appointment on this website? <- book an appointment
Open: Can you come to a jail? <- my brother is in jail
Open: Which one is it? ... [Durable powers of attorney] <- power of attorny
Open: Boise, ID ... We come to Boise <- @north end | @Harris Ranch
Open: Outside the U.S. <- @Germany
Open: Washington ... In Washington <- @Seattle, WA
Open: Montana <- @Montana
Open: Star, ID ... We come to Star <- @star
`;

const KEPT = Object.values(GROUPS).flatMap(queriesOf);
const ALL = [...KEPT, ...queriesOf(LOST), ...queriesOf(FRESH)];

it('has 160 queries as people type them, and 60 fresh ones', () => {
  expect(KEPT).toHaveLength(160);
  expect(queriesOf(FRESH)).toHaveLength(60);
});

it.each(Object.entries({ ...GROUPS, 'what was lost': LOST, 'what is fresh': FRESH }))(
  'answers %s',
  (_, table) => {
    const faults = queriesOf(table).flatMap((query) => faultIn(query) ?? []);
    expect(faults).toEqual([]);
  },
);

it('never says yes where it should not', () => {
  const yes = ALL.filter(({ document, place }) => ask(document, place)?.verdict === 'Yes.');
  expect(yes.filter(({ verdict }) => verdict !== 'Yes.')).toEqual([]);
});

it('opens one document, two questions and one place at most, and offers six others', () => {
  for (const { document, place } of ALL) {
    const { open = [], others = [] } = ask(document, place) ?? {};
    expect(open.length).toBeLessThanOrEqual(4);
    expect(others.length).toBeLessThanOrEqual(6);
  }
});
