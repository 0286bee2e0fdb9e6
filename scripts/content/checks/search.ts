import type { PageWords } from '../../../model/page-words.ts';
import { ADDRESSED_PAGE_NAMES } from '../../../model/pages.ts';
import { firstParagraph, linksOfProse, wordsOfProse } from '../../../model/prose.ts';
import { routes } from '../../../model/routes.ts';
import { LONGEST_TITLE } from '../../../model/schemas/fields.ts';
import { fillerFree, wordsOf } from '../../../model/search/words.ts';
import { createSite } from '../../../model/site.ts';
import { type SitePage, sitePages } from '../../../model/site-pages.ts';
import { nameOfState } from '../../../model/states.ts';
import { someOf } from '../../../model/text.ts';
import { type Diagnostic, type FieldPath, quote } from '../diagnostic.ts';
import { attractionEntries, checkValues, type Draft, fieldValues } from '../draft.ts';
import type { Source } from '../parse/source.ts';
import type { CheckedContent } from '../resolve/assemble.ts';

/** A page, as people who search see and find it. */
interface SearchedPage {
  /** What people call it: "Boise". */
  name: string;
  words: PageWords;
  source: Source;
  /** The field that its title comes from. */
  title: TitleField;
  /** The file with its keywords, which pages of one kind may share. */
  keywordsSource: Source;
}

/** The field that the title of a page comes from. */
interface TitleField {
  path: FieldPath;
  /** Whether it is the whole title; otherwise all pages of its kind share the other words. */
  isWhole: boolean;
}

/**
 * Warns of titles that search results would cut or that repeat the region of the business's name, and
 * of pages that don't say the words by which they want to be found, whose they are or where that is.
 */
export function checkSearch(draft: Draft, content: CheckedContent): Diagnostic[] {
  const pages = searchedPages(draft, content);
  return [
    ...checkTitleLengths(pages),
    ...checkRegion(draft),
    ...checkFirstKeywords(pages),
    ...checkServiceOpenings(draft, content),
    ...checkBusinessName(draft, content),
  ];
}

/** Every page that search engines can find. */
function searchedPages(draft: Draft, content: CheckedContent): SearchedPage[] {
  const sources = new Map(draft.files.map(({ source }) => [source.file, source]));
  // No page's words depend on the drawn maps, which the build adds later.
  const pages = sitePages(createSite({ ...content, maps: [] }));

  const attractions = new Map(attractionEntries(draft.entries).map((each) => [each.slug, each]));

  /** The field that the title of a page comes from. */
  const titleFieldOf = ({ kind, slug }: SitePage): TitleField => {
    if (kind === 'service') {
      const isWhole = draft.entries.service.get(slug)?.fields.seoTitle !== undefined;
      return { path: [isWhole ? 'seoTitle' : 'title'], isWhole };
    }
    if (kind === 'city') {
      const isWhole = draft.entries.city.get(slug)?.fields.seoTitle !== undefined;
      return { path: [isWhole ? 'seoTitle' : 'name'], isWhole };
    }

    const attraction = kind === 'attraction' ? attractions.get(slug) : undefined;
    if (attraction === undefined) return { path: ['title'], isWhole: true };
    const isWhole = attraction.fields.seoTitle !== undefined;
    return { path: attraction.pathOf(isWhole ? 'seoTitle' : 'name'), isWhole };
  };

  return pages.flatMap((page): SearchedPage[] => {
    const { words, file, sharedFile, crumbs, aliasOf } = page;
    const source = sources.get(`content/${file}`);
    if (source === undefined || aliasOf !== undefined) return [];

    const shared = sources.get(`content/${sharedFile}`);
    const keywordsSource = shared && hasField(shared, 'keywords') ? shared : source;
    const name = crumbs.at(-1)?.name ?? words.heading;
    return [{ name, words, source, title: titleFieldOf(page), keywordsSource }];
  });
}

function hasField({ data }: Source, name: string): boolean {
  return typeof data === 'object' && data !== null && name in data;
}

/** Warns of titles that are longer than search results show. */
function checkTitleLengths(pages: readonly SearchedPage[]): Diagnostic[] {
  return pages.flatMap(({ words, source, title: { path, isWhole } }) => {
    const { title } = words;
    const { length } = [...title];
    if (length <= LONGEST_TITLE) return [];

    const fix = isWhole ? 'Shorten it.' : 'Add a shorter "Title for search results" (seoTitle).';
    const message = `search results cut a title of ${length} characters, ${quote(title)}. ${fix}`;
    return [source.diagnostic(path, message, 'warning')];
  });
}

/** A name of several words, each with a capital. */
const LONG_NAME = /\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)+/gu;

/** Warns of titles with a region that the name of the business behind them has too. */
function checkRegion({ entries }: Draft): Diagnostic[] {
  const { business, page, service, city, attractions } = entries;
  if (business === undefined) return [];

  const { region, name } = business.fields;
  const regions = (region.match(LONG_NAME) ?? []).filter((each) => name.includes(each));
  const titles = [
    ...fieldValues(Object.values(page), 'title'),
    ...fieldValues([page.city], 'outsideTitle'),
    ...fieldValues([...service.values(), ...city.values()], 'seoTitle'),
    ...fieldValues(attractions.values(), 'attractions', 'seoTitle'),
  ];

  return checkValues(titles, 'warning', ({ value }) => {
    const repeated = regions.find((each) => value.includes(each));
    return (
      repeated &&
      `search results would show "${repeated}" twice: the business name behind the title has it. Name cities here.`
    );
  });
}

/** Warns, once for each keyword, of pages that don't say the words by which they want to be found. */
function checkFirstKeywords(pages: readonly SearchedPage[]): Diagnostic[] {
  const sources = new Set(pages.map(({ keywordsSource }) => keywordsSource));

  return [...sources].flatMap((source) => {
    const sharing = pages.filter(({ keywordsSource }) => keywordsSource === source);
    const silent = sharing.filter((page) => missingWords(page).length > 0);
    const [first] = silent;
    if (first === undefined) return [];

    const words = missingWords(first).map((word) => `"${word}"`);
    const names = someOf(silent.map(({ name }) => name));
    const where = sharing.length > 1 ? ` on these pages: ${names}` : '';
    const message = `a page wants to be found by its first keyword, but title, heading, lead and first paragraph don't say ${someOf(words)}${where}. Say it where it fits, or put another keyword first.`;
    return [source.diagnostic(['keywords', 0], message, 'warning')];
  });
}

/** The words of a page's first keyword that nothing at the top of the page says, "near me" apart. */
function missingWords({ words }: SearchedPage): string[] {
  const { title, heading, lead = '', opening, keywords } = words;
  const [first] = keywords;
  if (first === undefined) return [];

  const wordsAtTop = new Set(wordsOf([title, heading, lead, opening].join(' ')));
  return fillerFree(first)
    .filter(({ word }) => !wordsAtTop.has(word))
    .map(({ written }) => written);
}

/** Warns of services whose first paragraph doesn't say where they are offered. */
function checkServiceOpenings(draft: Draft, content: CheckedContent): Diagnostic[] {
  const { entries } = draft;
  const { business, cities, services } = content;
  const state = nameOfState(business.address.state);
  // A link to a city whose file is wrong is told of there.
  const cityPaths = [...draft.slugsOf('city')].map((slug) => routes.city(slug));
  const [example] = cities;
  if (example === undefined) return [];

  return services.flatMap(({ slug, intro }) => {
    const source = entries.service.get(slug)?.source;
    const text = source?.texts.find(({ path, text }) => path[0] === 'body' && text.trim() !== '');
    const first = firstParagraph(intro);
    if (text === undefined || first === undefined) return [];

    const saysState = wordsOfProse(first).includes(state);
    const namesCity = linksOfProse(first).some((href) => cityPaths.includes(href));
    const lacks = [
      ...(saysState ? [] : [`doesn't say ${quote(state)}`]),
      ...(namesCity ? [] : ['links to no city']),
    ];
    if (lacks.length === 0) return [];

    const link = `[${example.name}](${routes.city(example.slug)})`;
    const message = `people search for a service and a place, and the first paragraph ${lacks.join(' and ')}. Say where you offer it, with links such as ${link}.`;
    return [text.diagnostic(message, 'warning')];
  });
}

/** The fields that search results show, and no page. */
const NOT_ON_PAGES = ['title', 'seoTitle', 'description', 'keywords'];

/** Warns of pages with no sentence that says whose they are. */
function checkBusinessName({ entries }: Draft, { business }: CheckedContent): Diagnostic[] {
  const isName = (text: string) =>
    text.includes('{{business.name}}') || text.includes(business.name);
  /** The fields of a file that name the business where pages show them. */
  const namingFields = (source: Source) =>
    source.texts
      .filter(({ text, path }) => isName(text) && !NOT_ON_PAGES.includes(`${path[0]}`))
      .map(({ path }) => `${path[0]}`);

  const ownFiles = [
    ...ADDRESSED_PAGE_NAMES.map((name) => entries.page[name]),
    ...entries.service.values(),
  ];
  const nameless = ownFiles.flatMap((file) => {
    if (file === undefined || namingFields(file.source).length > 0) return [];
    const message =
      'no sentence here names the business, so none can be quoted alone. Write {{business.name}} in one.';
    return [file.source.diagnostic([], message, 'warning')];
  });

  // A page of a city or a place begins with one of several sentences.
  const isInText = entries.page.city && namingFields(entries.page.city.source).includes('body');
  const visits = isInText ? [] : ['visitSentence', 'visitNoMiles'];
  const shared = [
    { file: entries.page.city, openings: [...visits, 'outsideNote'] },
    { file: entries.page.place, openings: ['lead'] },
  ];
  const namelessOpenings = shared.flatMap(({ file, openings }) => {
    const naming = file ? namingFields(file.source) : openings;
    const fields = openings.filter((field) => !naming.includes(field));
    const message =
      "doesn't name the business, so it can't be quoted alone. Write {{business.name}} in it.";
    return fields.flatMap((field) => file?.source.diagnostic([field], message, 'warning') ?? []);
  });

  return [...nameless, ...namelessOpenings];
}
