import { beforeAll, describe, expect, it } from 'vitest';
import { FROZEN_CONTENT } from '../../tests/support/frozen-content.ts';
import { formatDiagnostic } from './diagnostic.ts';
import { validateContent } from './index.ts';
import { type RawFile, readContentFolder } from './read.ts';

const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
let original: readonly RawFile[];

beforeAll(async () => {
  original = await readContentFolder(FROZEN_CONTENT);
});

describe('the site content', () => {
  it('is right, with the warnings that its owner knows of', () => {
    const { content, diagnostics } = validateContent(original, settings);
    expect(content?.cities).toHaveLength(36);
    expect(diagnostics.map(({ severity, file }) => `${severity} ${file}`)).toEqual([
      'warning content/business.yaml',
      'warning content/business.yaml',
      'warning content/business.yaml',
      'warning content/testimonials.yaml',
    ]);
  });

  it('names no nearby cities for exactly four cities', () => {
    const { content } = validateContent(original, settings);
    const alone = content?.cities.filter((city) => city.nearbyLocations === undefined);
    expect(alone?.map(({ slug }) => slug).sort()).toEqual([
      'filer',
      'fruitland',
      'glenns-ferry',
      'gooding',
    ]);
  });

  it('takes a token of a page only where that page fills it', () => {
    const messages = (change: (text: string) => string) =>
      validateContent(
        original.map((file) =>
          file.path === 'pages/service.md' ? { ...file, text: change(file.text) } : file,
        ),
        settings,
      ).diagnostics.map(({ field, message }) => `${field}: ${message}`);
    const there = messages((text) => text.replace('{{service}} in', 'Our {{service}} in'));
    expect(there.filter((line) => line.includes('{{service}}'))).toEqual([]);
    const elsewhere = messages((text) => text.replace('Before we meet', 'Before {{service}}'));
    expect(elsewhere.join()).toContain('beforeHeading: unknown fact {{service}}');
  });

  it('fills facts into prose', () => {
    const { content } = validateContent(original, settings);
    const apostille = content?.services.find(({ slug }) => slug === 'apostille');
    expect(apostille?.intro).toContain('over 80 Hague countries');
  });
});

it('takes a fact for words, whatever marks of Markdown it holds', () => {
  const name = 'Nampa *Notary* [x](https://evil.example)';
  const files = original.map((file) => {
    if (file.path === 'business.yaml') {
      return { ...file, text: file.text.replace(/^name: .*$/m, () => `name: "${name}"`) };
    }
    return file.path === 'services/apostille.md'
      ? {
          ...file,
          text: `${file.text}\n[About {{business.name}}](/contact) and {{business.name}}.\n`,
        }
      : file;
  });
  const { content, diagnostics } = validateContent(files, settings);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const intro = content?.services.find(({ slug }) => slug === 'apostille')?.intro;
  expect(intro).toContain(`<a href="/contact">About ${name}</a> and ${name}.`);
});

it('leaves out an attraction that is only a text, and says so', () => {
  const files = original.map((file) =>
    file.path === 'attractions/boise.yaml'
      ? { ...file, text: `${file.text}  - Just a name\n` }
      : file,
  );
  const { content, diagnostics } = validateContent(files, settings);
  expect(content?.cities.find(({ slug }) => slug === 'boise')?.attractions).toHaveLength(5);
  expect(diagnostics.map(formatDiagnostic).join('\n')).toContain('"Just a name" is left out');
});

it('lets a city have no attractions, with a warning', () => {
  const files = original.map((file) =>
    file.path === 'attractions/boise.yaml' ? { ...file, text: 'attractions: []\n' } : file,
  );
  const { content, diagnostics } = validateContent(files, settings);
  expect(content?.cities.find(({ slug }) => slug === 'boise')?.attractions).toEqual([]);
  expect(diagnostics.some(({ file }) => file === 'content/attractions/boise.yaml')).toBe(true);
});

it('takes any number of testimonials, questions, documents and attractions', () => {
  const texts: Record<string, string> = {
    'testimonials.yaml': 'testimonials: []\n',
    'faqs/apostille.yaml': 'faqs:\n  - question: How long?\n    answer: Ask us on the phone.\n',
    'attractions/boise.yaml': 'attractions:\n  - Just a name\n',
  };
  const files = original.map(({ path, text }) => ({ path, text: texts[path] ?? text }));
  const errors = (raw: readonly RawFile[]) =>
    validateContent(raw, settings).diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors(files)).toEqual([]);
  const places = original.find(({ path }) => path === 'attractions/boise.yaml')?.text ?? '';
  const more = [1, 2, 3, 4].map(
    (number) =>
      `  - name: Place ${number}\n    description: ${`Sentence ${number} of a place that nobody has seen yet, `.repeat(3)}.\n`,
  );
  const full = { path: 'attractions/boise.yaml', text: places + more.join('') };
  const { content, diagnostics } = validateContent(
    original.map((file) => (file.path === full.path ? full : file)),
    settings,
  );
  expect(content?.cities.find(({ slug }) => slug === 'boise')?.attractions).toHaveLength(9);
  expect(diagnostics.map(({ message }) => message)).toContain(
    "9 attractions. A city's page reads best with 3 to 5.",
  );
});

describe('the near-duplicate check', () => {
  const warningsAfter = (path: string, change: (text: string) => string) => {
    const files = original.map((file) =>
      file.path === path ? { ...file, text: change(file.text) } : file,
    );
    return validateContent(files, settings)
      .diagnostics.map(formatDiagnostic)
      .filter((line) => line.includes('content/cities/'));
  };

  it('names a city with too few words of its own', () => {
    const warnings = warningsAfter('cities/kuna.md', (text) =>
      text.replace(/\n---\n[\s\S]*$/, '\n---\n\nA short text about Kuna.\n'),
    );
    expect(warnings).toEqual([
      'content/cities/kuna.md:16:1  warning: only 5 words of its own. Write at least 80 that fit this city alone.',
    ]);
  });

  it('names a city that says what another one says', () => {
    const body = (path: string) =>
      original.find((file) => file.path === path)?.text.split('\n---\n')[1] ?? '';
    const warnings = warningsAfter('cities/kuna.md', (text) =>
      text.replace(/\n---\n[\s\S]*$/, `\n---\n${body('cities/melba.md')}`),
    );
    const same = warnings.filter((line) => line.includes('(100%)'));
    expect(same).toEqual([expect.stringMatching(/kuna|melba/)]);
  });
});

it('shows a slug once that stands twice, and none that is the page itself', () => {
  const files = original.map((file) =>
    file.path === 'cities/boise.md'
      ? { ...file, text: file.text.replace('- meridian', '- boise\n  - eagle') }
      : file,
  );
  const { content } = validateContent(files, settings);
  const nearby = content?.cities.find(({ slug }) => slug === 'boise')?.nearbyLocations ?? [];
  expect(nearby.filter((slug) => slug === 'eagle')).toEqual(['eagle']);
  expect(nearby).not.toContain('boise');
});

it('leaves an email address as it is typed, and writes headings at the level that follows', () => {
  const files = original.map((file) =>
    file.path === 'cities/boise.md'
      ? { ...file, text: `${file.text}\n# Clerk\n\n#### Mail\n\nclerk@county.example.org\n` }
      : file,
  );
  const { content } = validateContent(files, settings);
  const about = content?.cities.find(({ slug }) => slug === 'boise')?.about;
  const link = '<a href="mailto:clerk@county.example.org">clerk@county.example.org</a>';
  expect(about).toContain(`<h2>Clerk</h2>\n<h3>Mail</h3>\n<p>${link}</p>`);
});

it('takes a site without a file of testimonials', () => {
  const files = original.filter(({ path }) => path !== 'testimonials.yaml');
  expect(validateContent(files, settings).content?.testimonials).toEqual([]);
});
