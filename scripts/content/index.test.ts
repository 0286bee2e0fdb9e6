import { expect, it, vi } from 'vitest';
import { FROZEN_CONTENT } from '../../tests/support/frozen-content.ts';
import { validateContent, validateFolder } from './index.ts';
import { readContentFolder } from './read.ts';

const original = await readContentFolder(FROZEN_CONTENT);

/** The content after changes of some files, by their paths; one that becomes undefined goes. */
function load(changes: Record<string, (text: string) => string | undefined> = {}) {
  const files = original.flatMap((file) => {
    const change = changes[file.path];
    const text = change ? change(file.text) : file.text;
    return text === undefined ? [] : [{ ...file, text }];
  });
  const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
  const { content, diagnostics } = validateContent(files, settings);
  return {
    content,
    boise: content?.cities.find(({ slug }) => slug === 'boise'),
    apostille: content?.services.find(({ slug }) => slug === 'apostille'),
    messages: diagnostics.map(({ severity, file, message }) => `${severity} ${file} ${message}`),
  };
}

it('finds nothing but the warnings that the owner of right content knows of', () => {
  const { content, apostille, messages } = load();
  expect(content?.cities).toHaveLength(36);
  expect(messages.map((message) => message.split(' ').slice(0, 2).join(' '))).toEqual([
    'warning content/business.yaml',
    'warning content/business.yaml',
    'warning content/business.yaml',
    'warning content/testimonials.yaml',
  ]);
  expect(apostille?.intro).toContain('over 80 Hague countries');
});

it('takes a token of a page only where that page fills it', () => {
  const unknown = (from: string, to: string) =>
    load({ 'pages/service.md': (text) => text.replace(from, to) }).messages.filter((message) =>
      message.includes('unknown fact {{service}}'),
    );
  expect(unknown('{{service}} in', 'Our {{service}} in')).toEqual([]);
  expect(unknown('Before we meet', 'Before {{service}}')).toHaveLength(1);
});

it('takes a fact for words, whatever marks of Markdown it holds', () => {
  const name = 'Nampa *Notary* [x](https://evil.example)';
  const { apostille } = load({
    'business.yaml': (text) => text.replace(/^name: .*$/m, `name: "${name}"`),
    'services/apostille.md': (text) =>
      `${text}\n[About {{business.name}}](/contact) and {{business.name}}.\n`,
  });
  expect(apostille?.intro).toContain(`<a href="/contact">About ${name}</a> and ${name}.`);
});

it('takes any number of testimonials, questions, documents and attractions, but none of texts alone', () => {
  const few = load({
    'testimonials.yaml': () => 'testimonials: []\n',
    'documents.yaml': () => undefined,
    'faqs/apostille.yaml': () =>
      'faqs:\n  - question: How long?\n    answer: Ask us on the phone.\n',
    'attractions/boise.yaml': () => 'attractions:\n  - Just a name\n',
  });
  expect(few.messages.filter((message) => message.startsWith('error'))).toEqual([]);
  expect(few.boise?.attractions).toEqual([]);
  const place = (number: number) =>
    `  - name: Place ${number}\n    description: A place that nobody has seen yet.\n`;
  const more = load({
    'attractions/boise.yaml': (text) => text + [1, 2, 3, 4].map(place).join(''),
    'testimonials.yaml': () => undefined,
  });
  expect(more.boise?.attractions).toHaveLength(9);
  expect(more.content?.testimonials).toEqual([]);
});

it('shows the holidays to come, in their order, and warns of one in the past', () => {
  vi.useFakeTimers({ now: Date.parse('2027-01-02T05:00Z') });
  const holidays = ['2027-07-05', '2026-12-25', '2027-01-01'].map((date) => `  - ${date}\n`);
  const { content, messages } = load({
    'business.yaml': (text) => text.replace('holidays: []\n', `holidays:\n${holidays.join('')}`),
  });
  vi.useRealTimers();
  // In Idaho it is still the first.
  expect(content?.business.holidays).toEqual(['2027-01-01', '2027-07-05']);
  expect(messages.filter((message) => message.includes('in the past'))).toHaveLength(1);
});

it('builds no site with placeholders where the owner has said that it is live', async () => {
  vi.stubEnv('SITE_LIVE', 'true');
  await expect(validateFolder(FROZEN_CONTENT)).rejects.toThrow('phone: still a placeholder');
  vi.unstubAllEnvs();
});

it('shows a slug once that stands twice, and none that is the page itself', () => {
  const { boise } = load({
    'cities/boise.md': (text) => text.replace('- meridian', '- boise\n  - eagle'),
  });
  expect(boise?.nearbyLocations?.filter((slug) => slug === 'eagle')).toEqual(['eagle']);
  expect(boise?.nearbyLocations).not.toContain('boise');
});

it('leaves an email address as it is typed, and writes headings at the level that follows', () => {
  const { boise } = load({
    'cities/boise.md': (text) => `${text}\n# Clerk\n\n#### Mail\n\nclerk@county.example.org\n`,
  });
  const link = '<a href="mailto:clerk@county.example.org">clerk@county.example.org</a>';
  expect(boise?.about).toContain(`<h2>Clerk</h2>\n<h3>Mail</h3>\n<p>${link}</p>`);
});
