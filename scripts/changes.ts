import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, sep } from 'node:path';
import { load } from 'cheerio';
import { EDITOR_PATH, NOT_FOUND, pageFile, routes } from '../model/routes.ts';
import { count, quote, sentencesOf } from '../model/text.ts';
import { BuildError, EXIT, readOptions, UsageError } from './command.ts';
import { codeBlock } from './content/report.ts';
import { gitEnvironment } from './files/file-dates.ts';
import { readFolders, siteFolder } from './settings.ts';

const USAGE = 'npm run changes -- [--against COMMIT or FOLDER]';

/** What can happen to an address, worst first. */
const CHANGES = ['lost', 'moved', 'new', 'changed', 'same'] as const;

type Change = (typeof CHANGES)[number];

interface BuiltPage {
  path: string;
  title: string;
  /** Everything that visitors read on the page and in search results, sentence by sentence. */
  phrases: ReadonlySet<string>;
  /** Missing on Page Not Found. */
  canonical: string | undefined;
  /** The target of a redirect. */
  target: string | undefined;
}

/** By path. */
type BuiltPages = ReadonlyMap<string, BuiltPage>;

interface ComparedPage extends BuiltPage {
  change: Change;
  /** The changed text: `now "At 9."`, `gone "At 8."`. */
  differences: string[];
}

/**
 * `npm run changes`: lists the pages that differ from those of the last commit, or of another one, or from
 * an older build. Throws a BuildError if an address is lost.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { against } = readOptions(args, { against: { type: 'string', default: 'HEAD' } }, USAGE);
  const { out } = readFolders(process.env);
  const isFolder = existsSync(against);
  const older = isFolder ? against : buildCommit(against, join(out, 'before'));
  if (older === undefined) {
    console.log(`The content of ${against} can't be built today, so nothing is compared with it.`);
    return EXIT.success;
  }
  if (!isFolder && !build({})) throw new BuildError("The content can't be built: see above.");

  const before = readSite(older);
  const after = readSite(siteFolder(out));
  const pages = comparePages(before, after);

  console.log(`## What will change\n\n${overview(pages)}\n`);
  const rows = [...sharedRows(pages), ...changedRows(pages)];
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
 * Builds the content of a commit with the code as it is. Throws a UsageError without such a commit.
 * @param out a folder in the project
 * @returns the built site; undefined if the content is wrong for the code
 */
function buildCommit(commit: string, out: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'commit-'));
  const files = git('worktree', 'add', '--detach', '--force', folder, commit);
  if (files.status !== 0) {
    throw new UsageError(
      `"${commit}" is neither a folder with a built site nor a commit of this project.\nUsage: ${USAGE}`,
    );
  }

  const isBuilt = build({
    CONTENT_DIR: join(folder, 'content'),
    PUBLIC_DIR: join(folder, 'public'),
    OUT_DIR: out,
  });
  git('worktree', 'remove', '--force', folder);
  return isBuilt ? siteFolder(out) : undefined;
}

const git = (...words: string[]) =>
  spawnSync('git', words, { stdio: 'ignore', env: gitEnvironment() });

/** Runs `npm run build` with these variables besides those that are set; prints why it fails. */
function build(variables: NodeJS.ProcessEnv): boolean {
  const env = { ...process.env, ...variables };
  const command = [join('node_modules', 'vike', 'bin.js'), 'build'];
  const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  if (status !== 0) console.error(stderr);
  return status === 0;
}

/** Reads the pages and redirects of a built site. Throws a UsageError if the folder isn't one. */
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
  // Files without a title aren't pages, such as a site verification file of a search engine.
  const titled = pages.filter(({ title }) => title !== '');
  return new Map(titled.map((page) => [page.path, page]));
}

/** "/areas/boise" for "/areas/boise.html". */
function pathOf(file: string): string {
  const isHome = file === pageFile(routes.home());
  return isHome ? routes.home() : file.slice(0, -'.html'.length);
}

/** Elements that end a phrase, as the end of a sentence does. */
const BLOCKS = 'title, body, h1, h2, h3, p, li, dt, dd, td, th, div, button, a, label, summary';

function readPage(path: string, html: string): BuiltPage {
  const $ = load(html);
  $('script, noscript, style, svg, template').remove();

  const title = $('title').text().trim().split(' | ')[0] ?? '';
  const description = $('meta[name=description]').attr('content') ?? '';
  const refresh = $('meta[http-equiv=refresh]').attr('content');
  $(BLOCKS).not('p a').before('\n').after('\n');

  return {
    path,
    title,
    phrases: new Set([title, description, ...phrasesOf($('body').text())]),
    canonical: $('link[rel=canonical]').attr('href'),
    target: refresh?.replace(/^.*url=/, ''),
  };
}

/** Splits a text into sentences and lines. */
function phrasesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  return lines.flatMap(sentencesOf);
}

/** Every page of either site, with what happened to its address. */
function comparePages(before: BuiltPages, after: BuiltPages): ComparedPage[] {
  const pages = new Map([...before, ...after]).values();
  return Array.from(pages, (page) => {
    const [old, now] = [before.get(page.path), after.get(page.path)];
    const change = changeOf(old, now);
    const differences = change === 'changed' && old && now ? differencesOf(old, now) : [];
    return { ...page, change, differences };
  });
}

function differencesOf(before: BuiltPage, after: BuiltPage): string[] {
  const added = [...after.phrases].filter((phrase) => !before.phrases.has(phrase));
  const removed = [...before.phrases].filter((phrase) => !after.phrases.has(phrase));
  return [
    ...added.map((phrase) => `now ${quote(phrase)}`),
    ...removed.map((phrase) => `gone ${quote(phrase)}`),
  ];
}

function changeOf(before: BuiltPage | undefined, after: BuiltPage | undefined): Change {
  if (after === undefined) return 'lost';
  if (before === undefined) return 'new';
  if (before.target && !after.target) return 'new';
  if (after.target && !before.target) return 'moved';
  return differencesOf(before, after).length === 0 ? 'same' : 'changed';
}

function pagesThat(change: Change, pages: readonly ComparedPage[]): ComparedPage[] {
  return pages.filter((page) => page.change === change);
}

/** "Addresses: 0 lost, 1 moved, 1 new, 1 changed, 3 same." */
function overview(pages: readonly ComparedPage[]): string {
  const counts = CHANGES.map((change) => `${pagesThat(change, pages).length} ${change}`);
  return `Addresses: ${counts.join(', ')}.`;
}

/** From this many pages on, a change is listed once instead of with each page. */
const MANY_PAGES = 3;

/** A line for each change on many pages, such as a new phone number. */
function sharedRows(pages: readonly ComparedPage[]): string[] {
  return sharedDifferences(pages).map(([difference, number]) => `${number} pages  ${difference}`);
}

function sharedDifferences(pages: readonly ComparedPage[]): [difference: string, pages: number][] {
  const numbers = new Map<string, number>();
  for (const difference of pages.flatMap(({ differences }) => differences)) {
    numbers.set(difference, (numbers.get(difference) ?? 0) + 1);
  }
  return [...numbers].filter(([, number]) => number >= MANY_PAGES);
}

/** A line for every page that changed, worst first. */
function changedRows(pages: readonly ComparedPage[]): string[] {
  const shared = new Set(sharedDifferences(pages).map(([difference]) => difference));

  return CHANGES.filter((change) => change !== 'same')
    .flatMap((change) => pagesThat(change, pages))
    .map((page) => ({ ...page, own: page.differences.filter((each) => !shared.has(each)) }))
    .filter((page) => page.change !== 'changed' || (page.own.length > 0 && !isSecondAddress(page)))
    .map(({ change, path, title, own }) => {
      return [change.padEnd(7), path, title, ...own].join('  ');
    });
}

function redirectFor(lost: BuiltPage, after: BuiltPages): string {
  return `  - from: ${lost.path}\n    to: ${successorOf(lost, after)}`;
}

/**
 * The most likely replacement of a lost page: its redirect target (below any base), the page with the
 * same title, with the same last segment, its parent, or the home page.
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

/** Whether the page's canonical address is another one. */
function isSecondAddress({ path, canonical }: BuiltPage): boolean {
  return canonical !== undefined && !canonical.endsWith(path);
}

/** Whether a redirect may point to the page: not a redirect itself, and not a second address. */
function isFirstAddress({ path, canonical, target }: BuiltPage): boolean {
  return target === undefined && canonical?.endsWith(path) === true;
}
