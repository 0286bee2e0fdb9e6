import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadContent } from '../scripts/content/index.ts';
import { readContentFolder } from '../scripts/content/read.ts';
import { type ContentCopy, copyContent } from './support/content.ts';

const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
let copy: ContentCopy;

beforeAll(async () => {
  copy = await copyContent();
});
afterAll(() => copy.dispose());

/** Where lists name a slug, as "content/cities/eagle.md:14". */
async function listings(slug: string): Promise<string[]> {
  const files = await readContentFolder(copy.folder);
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        line.trim() === `- ${slug}` ? [`content/${path}:${index + 1}`] : [],
      ),
  );
}

it('lists file and line of everything that still refers to a deleted city', async () => {
  const { content } = await loadContent(copy.folder, settings);
  const slug = content?.business.featuredCities[0] ?? '';
  const expected = await listings(slug);
  expect(expected).toEqual(expect.arrayContaining([expect.stringContaining('business.yaml')]));
  await copy.edit('pages/contact.md', (text) => `${text}\nWe often [go there](/areas/${slug}).\n`);

  await copy.remove(`cities/${slug}.md`);
  const { diagnostics } = await loadContent(copy.folder, settings);
  const told = diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line }) => `${file}:${line}`);
  expect(told).toEqual(expect.arrayContaining([...expected, `content/attractions/${slug}.yaml:1`]));
  expect(diagnostics.map(({ message }) => message).join()).toContain(`"/areas/${slug}"`);
});
