import { toHtml } from 'hast-util-to-html';
import { expect, it, vi } from 'vitest';
import { FIXTURE } from '../../tests/support/fixture.ts';
import type { Diagnostic } from './diagnostic.ts';
import { checkContent, readContentFolder } from './index.ts';

const original = await readContentFolder(FIXTURE);
const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };

/** Checks the content after changes of some files, by their paths; one that becomes undefined goes. */
function check(changes: Record<string, (text: string) => string | undefined> = {}) {
  const files = original.flatMap((file) => {
    const change = changes[file.path];
    if (change === undefined) return [file];

    const text = change(file.text);
    return text === undefined ? [] : [{ ...file, text }];
  });
  const { content, launch, diagnostics } = checkContent(files, settings);
  return {
    content,
    launch,
    boise: content?.cities.find(({ slug }) => slug === 'boise'),
    apostille: content?.services.find(({ slug }) => slug === 'apostille'),
    diagnostics,
    messages: diagnostics.map(({ severity, file, message }) => `${severity} ${file} ${message}`),
  };
}

/** The tokens that a text of a page takes and others do not. */
const unknownFacts = (messages: readonly string[]) =>
  messages.flatMap((message) => /unknown fact \{\{(\w+)\}\}/.exec(message)?.[1] ?? []);

it.each([
  ['another field', 'pages/service.md', 'Related services', 'After {{service}}', ['service']],
  ['the same field', 'pages/service.md', 'title: ', 'title: "{{service}} {{city}}" # ', ['city']],
  ['a list', 'pages/city.md', 'keywords:\n', 'keywords:\n  - At {{city}} {{place}}\n', ['place']],
  ['the text', 'pages/city.md', '\n---\n', '\n---\n{{city}} {{stateName}}\n', ['stateName']],
  ['the text of another page', 'pages/contact.md', '\n---\n', '\n---\n{{city}}\n', ['city']],
  [
    'a file that fills none',
    'cities/boise.md',
    'description: ',
    'description: "{{city}}" # ',
    ['city'],
  ],
])('takes a token only where a page fills it: in %s', (_, path, from, to, unknown) => {
  const { messages } = check({ [path]: (text) => text.replace(from, to) });
  expect(unknownFacts(messages)).toEqual(unknown);
});

it('takes a fact for words, whatever marks of Markdown it holds', () => {
  const name = 'Nampa *Notary* [x](https://evil.example)';
  const { apostille } = check({
    'business.yaml': (text) => text.replace(/^name: .*$/m, `name: "${name}"`),
    'services/apostille.md': (text) =>
      `${text}\n[About {{business.name}}](/contact) and {{business.name}}.\n`,
  });
  expect(apostille && toHtml(apostille.intro)).toContain(
    `<a href="/contact">About ${name}</a> and ${name}.`,
  );
});

it('waits with a question for a fact that the owner has still to write', () => {
  const unwritten = { 'business.yaml': (text: string) => text.replace(/^payment: .*\n/m, '') };
  const { content, launch, messages } = check(unwritten);
  const all = check().content?.questions ?? [];
  expect(content?.questions).toEqual(all.filter(({ question }) => question !== 'How can I pay?'));
  expect(content?.questions).toHaveLength(all.length - 1);
  const message = expect.stringContaining('not shown until content/business.yaml has payment.');
  expect(launch?.notes.at(-1)).toMatchObject({ file: 'content/faqs/general.yaml', message });
  expect(messages.join()).not.toContain('general.yaml');
});

it('takes files without entries or that are not there, but no attraction that is only a text', () => {
  const few = check({
    'testimonials.yaml': () => 'testimonials: []\n',
    'documents.yaml': () => undefined,
    'faqs/apostille.yaml': () =>
      'faqs:\n  - question: How long?\n    answer: Ask us on the phone.\n',
    'attractions/boise.yaml': () => 'attractions:\n  - Just a name\n',
  });
  expect(few.messages.filter((message) => message.startsWith('error'))).toEqual([]);
  expect(few.boise?.attractions).toEqual([]);
});

it.each([
  ['business.yaml', /^(payment|holidays|logo):.*$/gm],
  ['pages/search.md', /^(onlineService|apostilleService):.*$/gm],
  ['testimonials.yaml', /^(testimonials):[\s\S]*/],
])('takes a field of %s without a value for one that is left out', (path, field) => {
  const { content, messages } = check({ [path]: (text) => text.replace(field, '$1:') });
  expect(messages.filter((message) => message.startsWith('error'))).toEqual([]);
  expect(content).toEqual(check({ [path]: (text) => text.replace(field, '') || '{}' }).content);
});

it('takes a site without places, and leaves out what it says of them', () => {
  const areas = (files: Parameters<typeof check>[0]) => {
    const { content, messages } = check({
      ...files,
      'pages/areas.md': (text) =>
        text.replace(/^featured/m, 'also:\n  - when: places\n    text: See the list.\n$&'),
    });
    return { words: toHtml(content?.pages.areas.body ?? expect.fail()), said: messages.join('\n') };
  };
  const removed = original.filter(({ path }) => path.startsWith('attractions/'));
  const without = areas({
    ...Object.fromEntries(removed.map(({ path }) => [path, () => undefined])),
    'pages/city.md': (text) =>
      text.replace(/placeholderAttractions:\n(?: .*\n)+/, 'placeholderAttractions: []\n'),
  });
  expect(without.words).not.toContain('See the list.');
  expect(without.said).not.toContain('attractions');
  expect(areas({}).words).toContain('See the list.');
});

it('keeps the closures to come or not yet over, in their order, and warns of one in the past', () => {
  vi.useFakeTimers({ now: Date.parse('2027-01-02T05:00Z') });
  const written = ['2027-07-05 to 2027-07-09', '2026-12-25', '2026-12-28 - 2027-01-01'];
  const holidays = written.map((days) => `  - ${days}\n`);
  const { content, messages } = check({
    'business.yaml': (text) => text.replace('holidays: []\n', `holidays:\n${holidays.join('')}`),
  });
  vi.useRealTimers();
  // In Idaho it is still the first.
  expect(content?.business.holidays).toEqual([
    { first: '2026-12-28', last: '2027-01-01' },
    { first: '2027-07-05', last: '2027-07-09' },
  ]);
  expect(messages.filter((message) => message.includes('in the past'))).toHaveLength(1);
});

it.each([
  ['2027-01-01', 'Closed. See dates.', []],
  ['2026-12-31', undefined, ['in the past, so pages leave it out. Delete it.']],
])('announces something until %s, its last day', (until, text, warnings) => {
  vi.useFakeTimers({ now: Date.parse('2027-01-02T05:00Z') });
  const announcement = `announcement:\n  text: Closed. See [dates](/contact).\n  until: ${until}\n`;
  const { content, diagnostics } = check({ 'business.yaml': (facts) => facts + announcement });
  vi.useRealTimers();
  const shown = content?.announcement && toHtml(content.announcement.text);
  expect(shown?.replace(/<[^>]*>/g, '')).toBe(text);
  expect(shown?.includes('<a href="/contact">dates</a>')).toBe(text && true);
  const ofUntil = diagnostics.filter(({ field }) => field === 'announcement.until');
  expect(ofUntil.map(({ message }) => message)).toEqual(warnings);
});

it('leaves out a credential that has expired, and says so, and that another expires soon', () => {
  vi.useFakeTimers({ now: Date.parse('2027-06-30T18:00Z') });
  const dates = ['2027-06-29', '2027-06-30', '2027-07-30', '2027-07-31'];
  const entries = dates.map((date) => `  - label: Bond\n    text: ${date}\n    expires: ${date}\n`);
  const { content, launch, diagnostics } = check({
    'business.yaml': (text) => text.replace(/(?<=^credentials:\n)(?: .*\n)+/m, entries.join('')),
  });
  vi.useRealTimers();
  expect(content?.business.credentials.map(({ text }) => text)).toEqual(dates.slice(1));
  /** What is said of credentials. */
  const ofCredentials = (all: readonly Diagnostic[] = []) =>
    all
      .filter(({ field }) => /^credentials.*expires$/.test(`${field}`))
      .map(({ message }) => message.split(',', 1)[0]);
  expect(ofCredentials(launch?.blockers)).toEqual(['expired on June 29']);
  expect(ofCredentials(diagnostics)).toEqual([
    'expired on June 29',
    'expires on June 30',
    'expires on July 30',
  ]);
});

it('embeds the map of a city that its file names, and else one that is found by its name', () => {
  const own = 'https://www.google.com/maps/embed?pb=!1m18!1m12';
  const { boise } = check({
    'cities/boise.md': (text) => text.replace('state: ID', `state: ID\nmapEmbedUrl: ${own}`),
  });
  expect(boise?.mapEmbedUrl).toBe(own);
  const derived = 'https://www.google.com/maps?q=Boise%2C+ID&output=embed';
  expect(check().boise?.mapEmbedUrl).toBe(derived);
  const meridian = check().content?.cities.find(({ slug }) => slug === 'meridian');
  const link = 'https://www.google.com/maps/search/?api=1&query=Meridian%2C+ID';
  expect(meridian?.hasMap).toBe(link);
});

it('leaves an email address as it is typed, and writes headings at the level that follows', () => {
  const { boise } = check({
    'cities/boise.md': (text) => `${text}\n# Clerk\n\n#### Mail\n\nclerk@county.example.org\n`,
  });
  const link = '<a href="mailto:clerk@county.example.org">clerk@county.example.org</a>';
  expect(boise && toHtml(boise.about)).toContain(`<h2>Clerk</h2>\n<h3>Mail</h3>\n<p>${link}</p>`);
});

it('shows what the owner wrote as it was written, and begins an entry of a list with a capital', () => {
  const { content } = check({
    'business.yaml': (text) =>
      text
        .replace(/(?<=^credentials:\n)(?: .*\n)+/m, '  - label: bond\n    text: we carry one\n')
        .replace(/^payment: .*$/m, 'payment: cash or checks')
        .replace('text: from $20, agreed before the trip', 'text: "from $20 #2"'),
    'services/apostille.md': (text) =>
      text.replace('commonDocuments:\n', 'commonDocuments:\n  - eBay titles\n  - vehicle titles\n'),
  });
  expect(content?.business).toMatchObject({
    credentials: [{ label: 'bond', text: 'we carry one' }],
    payment: 'cash or checks',
    fees: [
      { label: 'Each notarization', amount: '$4' },
      { label: 'Travel', text: 'from $20 #2' },
    ],
  });
  const apostille = content?.services.find(({ slug }) => slug === 'apostille');
  expect(apostille?.commonDocuments.slice(0, 2)).toEqual(['eBay titles', 'Vehicle titles']);
});

it('names the city of the office and the first featured ones, none twice, with links in a text', () => {
  const named = (city: string) => {
    const { apostille } = check({
      'business.yaml': (text) => text.replace('city: Nampa', `city: ${city}`),
      'services/apostille.md': (text) =>
        `${text.replace('title: ', 'seoTitle: Near {{business.cities}}\ntitle: ')}\nIn {{business.cities}}, [all {{business.cities}}](/areas).\n\nIn {{ business.citiesOr }}?\n`,
    });
    return { title: apostille?.seoTitle, text: apostille && toHtml(apostille.intro) };
  };
  const link = (slug: string, name: string) => `<a href="/areas/${slug}">${name}</a>`;

  const { title, text } = named('Nampa');
  expect(title).toBe('Near Nampa, Boise, and Meridian');
  const links = `${link('nampa', 'Nampa')}, ${link('boise', 'Boise')}, and ${link('meridian', 'Meridian')}`;
  const inLink = '<a href="/areas">all Nampa, Boise, and Meridian</a>';
  expect(text).toContain(`<p>In ${links}, ${inLink}.</p>`);
  expect(text).toContain(`<p>In ${links.replace(', and ', ', or ')}?</p>`);
  expect(named('Boise').title).toBe('Near Boise, Meridian, and Nampa');
  // A city without a page has a name all the same.
  expect(named('Vale').text).toContain(`<p>In Vale, ${link('boise', 'Boise')}, and `);
});

it('takes the price of a service in its page and its questions alone', () => {
  const price = 'It costs {{service.additionalNotarization}} per additional notarization.';
  const { content, messages } = check();
  const general = content?.services.find(({ slug }) => slug === 'general-notarizations');
  const said = 'It costs $5 per additional notarization.';
  expect(general && toHtml(general.intro)).toContain(said);
  const answers = general?.faqs.map(({ answer }) => toHtml(answer));
  expect(answers).toContain(said);
  expect(unknownFacts(messages)).toEqual([]);
  const elsewhere = check({ 'services/apostille.md': (text) => `${text}\n${price}\n` });
  expect(elsewhere.messages.join()).toContain('unknown fact {{service.additionalNotarization}}');
});

it.each([
  ['pages/search.md', /^onlineService: .*\n/m, '', 'Or sign by video.'],
  ['pages/search.md', /^onlineService: .*\n/m, '', 'We also meet online.'],
  ['pages/search.md', /^onlineService: .*\n/m, '', 'The law requires a recording of them.'],
  ['pages/search.md', /^onlineService: .*\n/m, '', 'ask about '],
  ['pages/search.md', /^apostilleService: .*\n/m, '', 'Documents for another country'],
])(
  'after a change of %s no page says what was true only before: %$',
  (path, from, to, sentence) => {
    /** Everything that the pages of a site say, without the conditions of it. */
    const said = (changes: Parameters<typeof check>[0]) => {
      const { content } = check(changes);
      const { home, city, 'privacy-policy': privacy } = content?.pages ?? expect.fail();
      const { lead, locationsText } = home;
      const bodies = [city.body, privacy.body].map((body) => toHtml(body));
      return [lead, locationsText, city.outsideNote, bodies].flat().join('\n');
    };
    expect(said({})).toContain(sentence);
    expect(said({ [path]: (text) => text.replace(from, to) })).not.toContain(sentence);
  },
);

it('warns once of what the owner can confirm with a day, and of nothing after that', () => {
  const warned = (confirmed: string) => {
    const { messages } = check({ 'business.yaml': (text) => text + confirmed });
    return messages.filter((message) => message.includes('under "confirmed"'));
  };
  expect(warned('')).toHaveLength(2);
  expect(warned('confirmed:\n  hours: 2027-01-15\n  commissions: 2027-01-15\n')).toEqual([]);
});
