import { toHtml } from 'hast-util-to-html';
import { expect, it, vi } from 'vitest';
import { FIXTURE } from '../../tests/support/fixture.ts';
import type { Diagnostic } from './diagnostic.ts';
import { checkContent, readContentFolder } from './index.ts';

const original = await readContentFolder(FIXTURE);

/** Checks the content after changes of some files, by their paths; one that becomes undefined goes. */
function check(changes: Record<string, (text: string) => string | undefined> = {}) {
  const files = original.flatMap((file) => {
    const change = changes[file.path];
    const text = change ? change(file.text) : file.text;
    return text === undefined ? [] : [{ ...file, text }];
  });
  const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
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
  ['another field', 'pages/service.md', 'Before we meet', 'Before {{service}}', ['service']],
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
  const message = expect.stringContaining('not shown until business.yaml has payment.');
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
  ['2026-12-31', undefined, ['in the past, so pages leave the announcement out. Delete it.']],
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
    'faqs/apostille.yaml': (text) =>
      text.replace(/answer: .*/, 'answer: "{{business.credentials}}"'),
  });
  vi.useRealTimers();
  expect(content?.business.credentials.map(({ text }) => text)).toEqual(dates.slice(1));
  expect(JSON.stringify(content?.services)).not.toContain(dates[0]);
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

it('has phrases of the owner that stand alone as sentences', () => {
  const { content } = check({
    'business.yaml': (text) =>
      text
        .replace(/^payment: .*$/m, 'payment: cash or checks')
        .replace(/^cancellation: .*$/m, 'cancellation: Call us. It is free!'),
    'attractions/boise.yaml': (text) =>
      text.replace('slug: city-park-boise\n', 'slug: city-park-boise\n    meeting: the bench\n'),
  });
  expect(content?.business).toMatchObject({
    payment: 'Cash or checks.',
    cancellation: 'Call us. It is free!',
  });
  const [park] = content?.cities.find(({ slug }) => slug === 'boise')?.attractions ?? [];
  expect(park?.meeting).toBe('The bench.');
});

it('begins what stands alone with a capital letter, and a fee behind its name with a small one', () => {
  const { content } = check({
    'business.yaml': (text) =>
      text
        .replace(/(?<=^credentials:\n)(?: .*\n)+/m, '  - label: bond\n    text: we carry one\n')
        .replace(/^ {2}firstNotarization: .*$/m, '  firstNotarization: Free')
        .replace(/^ {2}travel: .*$/m, '  travel: from $20')
        .replace('promises:\n', 'promises:\n  offHours: evenings and weekends.\n'),
    'services/apostille.md': (text) =>
      text.replace('commonDocuments:\n', 'commonDocuments:\n  - eBay titles\n  - vehicle titles\n'),
    'documents.yaml': (text) =>
      `${text}\n  - name: boat contracts\n    service: apostille\n    heads: [contracts]\n`,
    'faqs/apostille.yaml': (text) =>
      text.replace(
        /answer: .*/,
        'answer: "{{business.credentials}} First: {{fees.firstNotarization}}."',
      ),
  });
  expect(content?.business.credentials).toEqual([{ label: 'Bond', text: 'We carry one' }]);
  expect(content?.business.fees).toMatchObject({ firstNotarization: 'Free', travel: 'From $20' });
  expect(content?.business.promises.offHours).toBe('Evenings and weekends');
  const apostille = content?.services.find(({ slug }) => slug === 'apostille');
  expect(apostille?.commonDocuments.slice(0, 2)).toEqual(['eBay titles', 'Vehicle titles']);
  const [faq] = apostille?.faqs ?? [];
  expect(faq && toHtml(faq.answer)).toContain('Bond: We carry one. First: free.');
  const document = content?.documents.find(({ slug }) => slug === 'boat-contracts');
  expect(document).toMatchObject({ name: 'Boat contracts', heads: ['Contracts'] });
});
