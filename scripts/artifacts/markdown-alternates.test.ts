import { describe, expect, it } from 'vitest';
import { createSite } from '../../model/site.ts';
import { FROZEN_CONTENT } from '../../tests/support/frozen-content.ts';
import { validateContent } from '../content/index.ts';
import { renderMarkdown } from '../content/parse/markdown.ts';
import { readContentFolder } from '../content/read.ts';
import { llmsText, markdownAlternates } from './markdown-alternates.ts';

const settings = { siteUrl: 'https://www.example.com', base: '/site', cards: false };
const { content } = validateContent(await readContentFolder(FROZEN_CONTENT), settings);
if (content === undefined) throw new Error('The content has errors.');

/** The service that the alternates start with. */
const first = createSite(content).services[0]?.slug;

const TITLE = 'Apo](https://evil.example) [x';

/** The site with a title, an answer and names that hold marks of Markdown. */
const site = createSite({
  ...content,
  business: { ...content.business, name: '# [TV](https://evil.example)' },
  services: content.services.map((service) =>
    service.slug !== first
      ? service
      : {
          ...service,
          title: TITLE,
          description: '![x](https://evil.example)',
          introMarkdown: 'See [us](/contact).',
          faqs: [{ question: '# Which?', answer: '- [x](https://evil.example)' }],
        },
  ),
});

const linksOf = (markdown: string) => renderMarkdown(markdown).links.map(({ url }) => url);

it('lets no text of the content make a link or a heading of its own', () => {
  const texts = [llmsText(site), ...markdownAlternates(site).map(({ text }) => text)];
  for (const text of texts) {
    expect(linksOf(text).filter((url) => url.includes('evil'))).toEqual([]);
  }
  expect(linksOf(llmsText(site)).filter((url) => url.endsWith('.md'))).toHaveLength(
    content.services.length + content.cities.length,
  );
});

describe('a page with marks in its texts', () => {
  const text = markdownAlternates(site)[0]?.text ?? '';
  const { html } = renderMarkdown(text);

  it('says its title and questions in full', () => {
    expect(text).toMatch(/^# /);
    // Texts have no heading of the first level: it is the page's.
    expect(html).toContain(`<h2>${TITLE}</h2>`);
    expect(html).toContain('<h3># Which?</h3>');
  });

  it('keeps the links of its own text, below where the site stands', () => {
    expect(text).toContain('See [us](/site/contact).');
  });
});
