import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { load } from 'cheerio';
import { EDITOR_PATH, NOT_FOUND, pageFile, routes } from '../model/routes.ts';
import { count } from '../model/text.ts';
import { BuildError, EXIT, isMain, readOptions, run, UsageError } from './command.ts';
import { quote } from './content/diagnostic.ts';
import { codeBlock } from './content/report.ts';
import { readFolders, siteFolder } from './settings.ts';

const USAGE = 'npm run changes -- --against DIR';

/** What is said to somebody who gives no folder to compare with. */
const WHOLE_USAGE = `Usage: ${USAGE}

DIR is a folder with the site as it was built before, which the one in dist/client is compared with. Build the site before you change content, keep it, build it again afterward, and compare the two:

  npm run build
  cp -r dist/client dist/before
  npm run build
  npm run changes -- --against dist/before`;

/** What can become of an address, the worst first. */
const CHANGES = ['lost', 'moved', 'new', 'changed', 'same'] as const;

type Change = (typeof CHANGES)[number];

/** A page of a built site, or a redirect. */
interface BuiltPage {
  path: string;
  title: string;
  description: string;
  /** Everything that a visitor reads of it. */
  text: string;
  /** The full address that search engines keep; Page Not Found has none. */
  canonical: string | undefined;
  /** Where it leads when it has moved. */
  target: string | undefined;
}

/** The pages of a built site by their addresses. */
type BuiltPages = ReadonlyMap<string, BuiltPage>;

/** A page, and what has become of its address. */
interface ComparedPage extends BuiltPage {
  change: Change;
  /** What has changed on it; empty where that is not known, or nothing has. */
  difference: string;
}

/**
 * `npm run changes`: which pages of a newly built site differ from an older one, and whether an address
 * is lost. Throws a BuildError when one is.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { against } = readOptions(args, { against: { type: 'string', default: '' } }, USAGE);
  if (against === '') throw new UsageError(WHOLE_USAGE);

  const before = readSite(against);
  const after = readSite(siteFolder(readFolders(process.env).out));
  const pages = comparePages(before, after);

  console.log(`## What will change\n\n${overview(pages)}\n`);
  const rows = changedRows(pages);
  if (rows.length > 0) console.log(codeBlock(rows.join('\n'), 'text'));

  const lost = pagesThat('lost', pages);
  if (lost.length === 0) return EXIT.success;

  const redirects = lost.map((page) => redirectFor(page, after));
  console.log(`
Visitors and search engines still have the lost addresses. Paste these lines at the end of content/redirects.yaml; if it says "redirects: []", delete the "[]". Where another page fits better, change the address after "to":

${codeBlock(redirects.join('\n'), 'yaml')}`);
  const addresses = count(lost.length, 'address', 'addresses');
  throw new BuildError(
    `${addresses} would be lost. Add the lines above to content/redirects.yaml.`,
  );
}

/**
 * The pages of a built site by address, those that lead on among them. Throws a UsageError when the
 * folder holds none.
 */
function readSite(folder: string): BuiltPages {
  if (!existsSync(join(folder, pageFile(NOT_FOUND)))) {
    throw new UsageError(
      `"${folder}" isn't a built site. Name a folder that "npm run build" has made, such as dist/client.`,
    );
  }

  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.split(sep).join('/')}`)
    .filter((file) => file.endsWith('.html') && !file.startsWith(`${EDITOR_PATH}/`))
    .toSorted();
  const pages = files.map((file) => {
    return readPage(pathOf(file), readFileSync(join(folder, file), 'utf8'));
  });
  // What has no title is no page, such as a file that proves to a search engine whose site this is.
  const titled = pages.filter(({ title }) => title !== '');
  return new Map(titled.map((page) => [page.path, page]));
}

/** The address of a page's file: "/areas/boise" for "/areas/boise.html". */
function pathOf(file: string): string {
  const isHome = file === pageFile(routes.home());
  return isHome ? routes.home() : file.slice(0, -'.html'.length);
}

function readPage(path: string, html: string): BuiltPage {
  // A space before each element keeps apart the words of two.
  const $ = load(html.replaceAll('<', ' <'));
  $('script, style, svg, template').remove();

  const title = $('title').text().trim();
  const main = $('main').text() || $('body').text();
  const refresh = $('meta[http-equiv=refresh]').attr('content');

  return {
    path,
    title: title.split(' | ')[0] ?? '',
    description: $('meta[name=description]').attr('content') ?? '',
    text: main.replace(/\s+/g, ' '),
    canonical: $('link[rel=canonical]').attr('href'),
    target: refresh?.replace(/^.*url=/, ''),
  };
}

/** Every page of one of two sites, with what has become of its address. */
function comparePages(before: BuiltPages, after: BuiltPages): ComparedPage[] {
  const pages = new Map([...before, ...after]).values();
  return Array.from(pages, (page) => {
    const [old, now] = [before.get(page.path), after.get(page.path)];
    const change = changeOf(old, now);
    const difference = change === 'changed' && old && now ? differenceOf(old, now) : '';
    return { ...page, change, difference };
  });
}

/** What of a page is other than it was, with the first words that are new or gone. */
function differenceOf(before: BuiltPage, after: BuiltPage): string {
  const parts = (['title', 'description', 'text'] as const).filter(
    (part) => before[part] !== after[part],
  );
  const sentencesOf = ({ text }: BuiltPage) => text.split(/(?<=[.!?]) /).map((each) => each.trim());
  const added = sentencesOf(after).find((sentence) => !before.text.includes(sentence));
  const removed = sentencesOf(before).find((sentence) => !after.text.includes(sentence));

  const [verb, words] = added === undefined ? ['gone', removed] : ['now', added];
  const names = parts.join(', ');
  return words === undefined ? names : `${names}: ${verb} ${quote(words)}`;
}

function changeOf(before: BuiltPage | undefined, after: BuiltPage | undefined): Change {
  if (after === undefined) return 'lost';
  if (before === undefined) return 'new';
  if (before.target && !after.target) return 'new';
  if (after.target && !before.target) return 'moved';
  const isSame = before.title === after.title && before.description === after.description;
  return isSame && before.text === after.text ? 'same' : 'changed';
}

function pagesThat(change: Change, pages: readonly ComparedPage[]): ComparedPage[] {
  return pages.filter((page) => page.change === change);
}

/** "Addresses: 0 lost, 1 moved, 1 new, 1 changed, 3 same." */
function overview(pages: readonly ComparedPage[]): string {
  const counts = CHANGES.map((change) => `${pagesThat(change, pages).length} ${change}`);
  return `Addresses: ${counts.join(', ')}.`;
}

/** A line for every page that isn't the same as before, the worst first. */
function changedRows(pages: readonly ComparedPage[]): string[] {
  return CHANGES.filter((change) => change !== 'same')
    .flatMap((change) => pagesThat(change, pages))
    .map(({ change, path, title, difference }) => {
      const what = difference === '' ? '' : ` (${difference})`;
      return `${change.padEnd(7)}  ${path}  ${title}${what}`;
    });
}

/** The lines of content/redirects.yaml that keep a lost address. */
function redirectFor(lost: BuiltPage, after: BuiltPages): string {
  return `  - from: ${lost.path}\n    to: ${successorOf(lost, after)}`;
}

/**
 * The address of the page that most likely stands for a lost one: where it led (below any base), the
 * one with its title, the one with its name, the one above it, else the home page.
 */
function successorOf(lost: BuiltPage, after: BuiltPages): string {
  const pages = [...after.values()].filter(isFirstAddress);

  const successor =
    pages.find(({ path }) => lost.target?.endsWith(path)) ??
    pages.find(({ title }) => title === lost.title) ??
    pages.find(({ path }) => posix.basename(path) === posix.basename(lost.path)) ??
    pages.find(({ path }) => path === posix.dirname(lost.path));
  return successor?.path ?? routes.home();
}

/** Whether a redirect can lead to a page: to its first address, which its other ones name. */
function isFirstAddress({ path, canonical, target }: BuiltPage): boolean {
  return target === undefined && canonical?.endsWith(path) === true;
}

if (isMain(import.meta.filename)) await run(main);
