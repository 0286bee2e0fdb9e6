import { load } from 'cheerio';

/** What a visitor or a searcher reads of a page, in the order of the page. */
export interface PageWords {
  /** The parts of the title, which " | " keeps apart. */
  title: string[];
  description: string[];
  /** The text of each paragraph, heading, list item and so on. */
  words: string[];
  /** Links that lead out of the site, as "label → address". */
  links: string[];
}

/** Elements that stand within a line of text; all others begin a new one. */
const WITHIN_TEXT = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** What nobody reads. */
const UNREAD = 'script, style, template, svg, iframe';

/** Reads the words of a page; what is never shown (scripts, styles, templates, drawings) is left out. */
export function pageWords(html: string): PageWords {
  const $ = load(html, { scriptingEnabled: false });
  const title = $('title').first().text();
  const description = $('meta[name=description]').attr('content') ?? '';
  $(UNREAD).remove();
  const links = $('a[href]')
    .toArray()
    .map((a) => ({ label: oneLine($(a).text()), href: $(a).attr('href') ?? '' }))
    .filter(({ href }) => /^[a-z]+:/i.test(href))
    .map(({ label, href }) => `${label} → ${href}`);
  // Links beside each other are apart on the page, though not in its text.
  $(':is(a, button) + :is(a, button)').before(' ');
  // A line break in the source is a space to the reader; the marks set here are the only breaks.
  $('body *')
    .not([...WITHIN_TEXT].join())
    .each((_, element) => {
      $(element).before(BREAK).after(BREAK);
    });
  return {
    title: title.split(' | ').map(oneLine),
    description: description === '' ? [] : [oneLine(description)],
    words: $('body')
      .text()
      .split(BREAK)
      .map(oneLine)
      .filter((text) => text !== ''),
    links,
  };
}

/** A character that no text of a page can hold (the source's own would have become U+FFFD). */
const BREAK = '\u0001';

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
