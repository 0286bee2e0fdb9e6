import { beforeAll, describe, expect, it } from 'vitest';
import { proveContent } from './load.ts';
import { formatProblem } from './problem.ts';
import { type RawFile, readContentFolder } from './read.ts';

const settings = { siteUrl: 'https://www.example.com', cards: false };
let original: readonly RawFile[];

beforeAll(async () => {
  original = await readContentFolder('content');
});

/** The errors after one file was changed; `undefined` removes it, a new path adds one. */
function errorsAfter(path: string, change: (text: string) => string | undefined): string[] {
  const known = original.find((file) => file.path === path);
  const text = change(known?.text ?? '');
  expect(text).not.toBe(known?.text);
  const others = original.filter((file) => file !== known);
  const files = text === undefined ? others : [...others, { path, text }];
  const { content, problems } = proveContent(files, settings);
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(content === undefined).toBe(errors.length > 0);
  return errors.map(formatProblem);
}

describe('the site content', () => {
  it('is right, with the warnings that its owner knows of', () => {
    const { content, problems } = proveContent(original, settings);
    expect(content?.cities).toHaveLength(36);
    expect(problems.map(({ severity, file }) => `${severity} ${file}`)).toEqual([
      'warning content/business.yaml',
      'warning content/business.yaml',
      'warning content/business.yaml',
      'warning content/testimonials.yaml',
    ]);
  });

  it('names no nearby towns for exactly four towns', () => {
    const { content } = proveContent(original, settings);
    const alone = content?.cities.filter((city) => city.nearbyLocations === undefined);
    expect(alone?.map(({ slug }) => slug).sort()).toEqual([
      'filer',
      'fruitland',
      'glenns-ferry',
      'gooding',
    ]);
  });

  it('fills facts into prose', () => {
    const { content } = proveContent(original, settings);
    const apostille = content?.services.find(({ slug }) => slug === 'apostille');
    expect(apostille?.intro).toContain('over 80 Hague countries');
  });
});

describe('a mistake', () => {
  const city = 'cities/boise.md';

  it('in a field name is told with the nearest name', () => {
    expect(
      errorsAfter(city, (text) => text.replace('latitude:', 'lattitude:')),
    ).toMatchInlineSnapshot(`
      [
        "content/cities/boise.md:7:1  lattitude: there is no field "lattitude" here. Did you mean "latitude"?",
      ]
    `);
  });

  it('in a state', () => {
    expect(
      errorsAfter(city, (text) => text.replace('state: ID', 'state: WA')),
    ).toMatchInlineSnapshot(`
      [
        "content/cities/boise.md:3:1  state: must be ID or OR",
      ]
    `);
  });

  it('in a nearby town', () => {
    expect(
      errorsAfter(city, (text) => text.replace('- meridian', '- meridan')),
    ).toMatchInlineSnapshot(`
      [
        "content/cities/boise.md:12:5  nearbyLocations[2]: there is no town "meridan". Did you mean "meridian"?",
      ]
    `);
  });

  it('of a missing field', () => {
    expect(errorsAfter(city, (text) => text.replace('name: Boise\n', ''))).toMatchInlineSnapshot(`
      [
        "content/cities/boise.md:2:1  name: is missing: add it",
      ]
    `);
  });

  it('in YAML', () => {
    expect(
      errorsAfter(city, (text) => text.replace('name: Boise', 'name: Boise: the city')),
    ).toMatchInlineSnapshot(`
      [
        "content/cities/boise.md:2:7  a text with ": " in it must stand in double quotes",
      ]
    `);
    expect(
      errorsAfter(city, (text) => text.replace('order: 1', 'order: 1\norder: 2')),
    ).toMatchInlineSnapshot(`
      [
        "content/cities/boise.md:5:1  this field stands twice here: keep one of the two",
      ]
    `);
    expect(
      errorsAfter(city, (text) => text.replace('  - meridian', '\t- meridian')),
    ).toMatchInlineSnapshot(`
      [
        "content/cities/boise.md:12:1  starts with a tab: indent with spaces instead",
      ]
    `);
  });

  it('in the fences of the front matter', () => {
    expect(errorsAfter(city, (text) => text.replace('---\n', '---js\n'))).toMatchInlineSnapshot(`
      [
        "content/cities/boise.md:1:1  the first line must be --- alone: only YAML front matter is read",
      ]
    `);
    expect(errorsAfter(city, (text) => text.replace('\n---\n', '\n'))).toMatchInlineSnapshot(`
      [
        "content/cities/boise.md:1:1  the fields at the top are never closed: put a line of three hyphens (---) after them",
      ]
    `);
    expect(errorsAfter(city, () => 'Just words.')).toMatchInlineSnapshot(`
      [
        "content/cities/boise.md:1:1  must start with a line of three hyphens (---), the fields, and a second such line",
      ]
    `);
  });

  it('in the text below', () => {
    expect(
      errorsAfter(city, (text) => `${text}\n<script>alert(1)</script>\n`),
    ).toMatchInlineSnapshot(`
      [
        "content/cities/boise.md:25  HTML is not shown on the page: write it in Markdown",
      ]
    `);
    expect(errorsAfter(city, (text) => `${text}\n# Boise\n`)).toMatchInlineSnapshot(`
      [
        "content/cities/boise.md:25  the page has its main heading already: use ## for a heading in the text",
      ]
    `);
    expect(errorsAfter(city, (text) => `${text}\n[form](/contcat)\n`)).toMatchInlineSnapshot(`
      [
        "content/cities/boise.md:25  the link leads to "/contcat", which has no page. Did you mean "/contact"?",
      ]
    `);
    expect(
      errorsAfter(city, (text) => `${text}\n[x](javascript:alert(1))\n`),
    ).toMatchInlineSnapshot(`
      [
        "content/cities/boise.md:25  the link "javascript:alert(1)" must start with / for a page of this site, or with https://",
      ]
    `);
    expect(
      errorsAfter(city, (text) => `${text}\n{{fees.additionalNotarisation}}\n`),
    ).toMatchInlineSnapshot(`
      [
        "content/cities/boise.md:25  there is no fact {{fees.additionalNotarisation}}. Did you mean {{fees.additionalNotarization}}?",
      ]
    `);
  });

  it('in a rating', () => {
    const file = 'testimonials.yaml';
    expect(
      errorsAfter(file, (text) => text.replace('rating: 4', 'rating: 6')),
    ).toMatchInlineSnapshot(`
      [
        "content/testimonials.yaml:27:5  testimonials[4].rating: must be a whole number of stars from 1 to 5",
      ]
    `);
    expect(
      errorsAfter(file, (text) => text.replace('rating: 4', 'rating: five')),
    ).toMatchInlineSnapshot(`
      [
        "content/testimonials.yaml:27:5  testimonials[4].rating: must be a whole number of stars from 1 to 5",
      ]
    `);
  });

  it('in an attraction', () => {
    const file = 'attractions/boise.yaml';
    expect(
      errorsAfter(file, (text) => text.replace('https://zooboise.org/', 'zooboise.org')),
    ).toMatchInlineSnapshot(`
      [
        "content/attractions/boise.yaml:25:5  attractions[4].url: must be a whole web address that starts with https://",
      ]
    `);
    expect(
      errorsAfter(file, (text) => text.replace('name: Zoo Boise', 'name: Rotary Park')),
    ).toMatchInlineSnapshot(`
      [
        "content/attractions/boise.yaml:22:5  attractions[4].name: has the address "rotary-park", as a place in content/attractions/mccall.yaml has: give one of them a slug of its own, for example "rotary-park-downtown"",
      ]
    `);
    expect(
      errorsAfter(file, (text) => text.replace('(208) 608-7760', '(208) 608-776')),
    ).toMatchInlineSnapshot(`
      [
        "content/attractions/boise.yaml:26:5  attractions[4].phone: must be a ten-digit number such as (208) 555-0100",
      ]
    `);
    expect(
      errorsAfter(file, (text) => text.slice(0, text.indexOf('  - name: Idaho State Museum'))),
    ).toMatchInlineSnapshot(`
      [
        "content/attractions/boise.yaml:1:1  attractions: has 2 attractions: a town needs 3 to 5",
      ]
    `);
  });

  it('in the services', () => {
    expect(
      errorsAfter('services/apostille.md', (text) =>
        text.replace(/related:\n {2}- [\w-]+/, 'related:\n  - apostile'),
      ),
    ).toMatchInlineSnapshot(`
      [
        "content/services/apostille.md:33:5  related[1]: there is no service "apostile". Did you mean "apostille"?",
      ]
    `);
    expect(
      errorsAfter('services/apostille.md', (text) =>
        text.replace('icon: apostille', 'icon: stmap'),
      ),
    ).toMatchInlineSnapshot(`
      [
        "content/services/apostille.md:4:1  icon: must be one of: stamp, loan, estate, business, apostille, mobile, remote, miscellaneous",
      ]
    `);
    expect(errorsAfter('faqs/apostille.yaml', () => undefined)).toMatchInlineSnapshot(`
      [
        "content/services/apostille.md  has no questions: add content/faqs/apostille.yaml",
      ]
    `);
  });

  it('in the business facts', () => {
    const file = 'business.yaml';
    expect(
      errorsAfter(file, (text) => text.replace('latitude: 43.5407', 'latitude: -116.5635')),
    ).toMatchInlineSnapshot(`
      [
        "content/business.yaml:12:1  latitude: lies south of Idaho",
      ]
    `);
    expect(errorsAfter(file, (text) => `key: AIzaSyA-1234567890\n${text}`)).toMatchInlineSnapshot(`
      [
        "content/business.yaml:1  holds a maps key: remove it, and set MAPS_EMBED_KEY where the site is built",
        "content/business.yaml:1:1  key: there is no field "key" here: remove it",
      ]
    `);
    expect(errorsAfter(file, () => '')).toMatchInlineSnapshot(`
      [
        "content/business.yaml:1:1  must be a group of fields, not empty",
      ]
    `);
  });

  it('in where a file stands', () => {
    expect(errorsAfter('city/boise.md', () => '---\nname: x\n---\n')).toMatchInlineSnapshot(`
      [
        "content/city/boise.md  nothing reads this file: check its folder, its name and its ending",
      ]
    `);
    expect(errorsAfter('faqs/wills.yaml', () => 'faqs: []\n')).toMatchInlineSnapshot(`
      [
        "content/faqs/wills.yaml  belongs to no service: there is no service "wills". Remove it, or add content/services/wills.md",
        "content/faqs/wills.yaml:1:1  faqs: needs 3 questions or more",
      ]
    `);
    expect(errorsAfter('pages/home.md', () => undefined)).toMatchInlineSnapshot(`
      [
        "content/pages/home.md  is missing",
      ]
    `);
  });
});

it('leaves out an attraction that is only a text, and says so', () => {
  const files = original.map((file) =>
    file.path === 'attractions/boise.yaml'
      ? { ...file, text: `${file.text}  - Just a name\n` }
      : file,
  );
  const { content, problems } = proveContent(files, settings);
  expect(content?.cities.find(({ slug }) => slug === 'boise')?.attractions).toHaveLength(5);
  expect(problems.map(formatProblem).join('\n')).toContain(
    '"Just a name" is only a text and is left out',
  );
});

it('lets a town have no attractions, with a warning', () => {
  const files = original.map((file) =>
    file.path === 'attractions/boise.yaml' ? { ...file, text: 'attractions: []\n' } : file,
  );
  const { content, problems } = proveContent(files, settings);
  expect(content?.cities.find(({ slug }) => slug === 'boise')?.attractions).toEqual([]);
  expect(problems.some(({ file }) => file === 'content/attractions/boise.yaml')).toBe(true);
});

describe('the doorway meter', () => {
  const warningsAfter = (path: string, change: (text: string) => string) => {
    const files = original.map((file) =>
      file.path === path ? { ...file, text: change(file.text) } : file,
    );
    return proveContent(files, settings)
      .problems.map(formatProblem)
      .filter((line) => line.includes('content/cities/'));
  };

  it('names a town with too few words of its own', () => {
    const warnings = warningsAfter('cities/kuna.md', (text) =>
      text.replace(/\n---\n[\s\S]*$/, '\n---\n\nA short text about Kuna.\n'),
    );
    expect(warnings).toEqual([
      'content/cities/kuna.md  warning: has 5 words of its own: write 150 or more, of this town alone',
    ]);
  });

  it('names a town that says what another one says', () => {
    const body = (path: string) =>
      original.find((file) => file.path === path)?.text.split('\n---\n')[1] ?? '';
    const warnings = warningsAfter('cities/kuna.md', (text) =>
      text.replace(/\n---\n[\s\S]*$/, `\n---\n${body('cities/melba.md')}`),
    );
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/is 100 percent the same as (kuna|melba)/);
  });
});
