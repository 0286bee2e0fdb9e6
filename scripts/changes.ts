import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { load } from 'cheerio';
import { EDITOR_PATH, NOT_FOUND, pageFile, routes } from '../model/routes.ts';
import { BuildError, OUT_OPTION, readOptions, run, UsageError } from './command.ts';
import { codeBlock, count } from './report.ts';

const USAGE = 'npm run changes -- --against DIR [--out DIR]';

/** What can become of an address, the worst first. */
const CHANGES = ['lost', 'moved', 'new', 'changed'];

/** `npm run changes`: which pages of a newly built site differ from an older one, and whether an address is lost. */
await run(async () => {
  const { against, out } = readOptions(
    { against: { type: 'string', default: '' }, out: OUT_OPTION },
    USAGE,
  );
  if (against === '') throw new UsageError(`Usage: ${USAGE}`);
  const [before, after] = [readSite(against), readSite(out)];
  const all = [...new Map([...before, ...after])].map(([path, { title }]) => {
    return { path, title, change: changeOf(before.get(path), after.get(path)) };
  });
  const of = (change: string) => all.filter((page) => page.change === change);
  const counts = [...CHANGES, 'same'].map((change) => `${of(change).length} ${change}`);
  const rows = CHANGES.flatMap(of).map(
    ({ change, path, title }) => `${change.padEnd(7)}  ${path}  ${title}`,
  );
  console.log(`## What will change\n\nAddresses: ${counts.join(', ')}.\n`);
  if (rows.length > 0) console.log(codeBlock(rows.join('\n'), 'text'));
  const lost = of('lost').map(
    ({ path }) => `  - from: ${path}\n    to: ${successor(path, before, after)}`,
  );
  if (lost.length === 0) return;
  console.log(`
Visitors and search engines still have the lost addresses. Paste these lines at the end of content/redirects.yaml; if it says "redirects: []", delete the "[]". Where another page fits better, change the address after "to":

${codeBlock(lost.join('\n'), 'yaml')}`);
  throw new BuildError(
    `${count(lost.length, 'address', 'addresses')} would be lost. Add the lines above to content/redirects.yaml.`,
  );
});

type Page = ReturnType<typeof readPage>;
type Pages = ReadonlyMap<string, Page>;

/** The pages of a built site by address, those that lead on too. Throws a UsageError when the folder holds none. */
function readSite(folder: string): Pages {
  if (!existsSync(join(folder, pageFile(NOT_FOUND)))) {
    throw new UsageError(
      `"${folder}" isn't a built site. Name a folder that "npm run build -- --out DIR" has made.`,
    );
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.split(sep).join('/')}`)
    .filter((file) => file.endsWith('.html') && !file.startsWith(`${EDITOR_PATH}/`));
  const pages = files.toSorted().map((file): [string, Page] => {
    const path = file === pageFile(routes.home()) ? routes.home() : file.slice(0, -'.html'.length);
    return [path, readPage(readFileSync(join(folder, file), 'utf8'))];
  });
  // What has no title is no page, such as a file that proves to a search engine whose site this is.
  return new Map(pages.filter(([, { title }]) => title !== ''));
}

/** What a visitor or a searcher reads of a page, and where it leads when it has moved. */
function readPage(html: string) {
  // A space before each element keeps apart the words of two.
  const $ = load(html.replaceAll('<', ' <'));
  $('script, style, svg, template').remove();

  const title = $('title').text().trim();
  const description = $('meta[name=description]').attr('content');
  const main = $('main').text() || $('body').text();
  const refresh = $('meta[http-equiv=refresh]').attr('content');

  return {
    title: title.split(' | ')[0] ?? '',
    words: [title, description, main].join(' ').replace(/\s+/g, ' '),
    target: refresh?.replace(/^.*url=/, ''),
  };
}

function changeOf(before: Page | undefined, after: Page | undefined) {
  if (after === undefined) return 'lost';
  if (before === undefined || (before.target && !after.target)) return 'new';
  if (after.target && !before.target) return 'moved';
  return before.words === after.words ? 'same' : 'changed';
}

/** The page that most likely stands for a lost one: by where it led (below any base), its title or its name, else the one above. */
function successor(path: string, before: Pages, after: Pages): string {
  const lost = before.get(path);
  // A redirect leads to a city's first address.
  const pages = [...after].filter(
    ([other, { target }]) =>
      target === undefined &&
      other !== NOT_FOUND &&
      !other.startsWith(routes.cityUnderLocations('')),
  );
  const [found = routes.home()] =
    pages.find(([other]) => lost?.target?.endsWith(other)) ??
    pages.find(([, { title }]) => title === lost?.title) ??
    pages.find(([other]) => posix.basename(other) === posix.basename(path)) ??
    pages.find(([other]) => other === posix.dirname(path)) ??
    [];
  return found;
}
