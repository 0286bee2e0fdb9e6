import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { EDITOR_PATH, NOT_FOUND, routes } from '../model/routes.ts';
import { unescapeHtml } from '../model/text.ts';
import { BuildError, OUT_OPTION, readOptions, run, UsageError } from './command.ts';
import { nearest } from './content/diagnostic.ts';
import { codeBlock, count, inlineCode } from './report.ts';

const USAGE = 'npm run changes -- --against DIR [--out DIR]';

/** A built site as far as two of them are compared, by address. */
interface BuiltSite {
  pages: Map<string, { title: string; words: string }>;
  /** Where addresses lead that have no page any more. */
  redirects: Map<string, string>;
}

/** Reads the pages of a built site. Throws a UsageError when the folder holds none. */
async function readSite(folder: string): Promise<BuiltSite> {
  if (!existsSync(join(folder, 'index.html')) || !existsSync(join(folder, '404.html'))) {
    throw new UsageError(
      `"${folder}" isn't a built site: it has no index.html and 404.html. ` +
        'Name a folder that "npm run build -- --out DIR" has made.',
    );
  }
  const site: BuiltSite = { pages: new Map(), redirects: new Map() };
  for (const name of (await readdir(folder, { recursive: true })).toSorted()) {
    const file = `/${name.split(sep).join('/')}`;
    if (!file.endsWith('.html') || file.startsWith(`${EDITOR_PATH}/`)) continue;
    const path = file === '/index.html' ? routes.home() : file.slice(0, -'.html'.length);
    const html = await readFile(join(folder, name), 'utf8');
    const target = /<meta http-equiv="refresh" content="0;\s*url=([^"]*)"/.exec(html)?.[1];
    if (target === undefined) site.pages.set(path, readPage(html));
    else site.redirects.set(path, target);
  }
  return site;
}

/** What a visitor or a searcher reads of a page. */
function readPage(html: string) {
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  const description = /<meta name="description" content="[^"]*"/.exec(html)?.[0] ?? '';
  const main = (/<main[\s>].*<\/main>/s.exec(html)?.[0] ?? html)
    .replace(/<(script|style|svg|template)[\s>].*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ');
  return {
    title: unescapeHtml(title.split(' | ')[0] ?? ''),
    words: [title, description, main].join(' ').replace(/\s+/g, ' '),
  };
}

/** The page that most likely stands for a lost one: by where it led (below any base), its title or its name, else the one above. */
function successor(path: string, before: BuiltSite, after: BuiltSite): string {
  // A redirect leads to a city's first address.
  const pages = [...after.pages.keys()].filter(
    (other) => other !== NOT_FOUND && !other.startsWith(routes.cityUnderLocations('')),
  );
  const [name, above] = [posix.basename(path), posix.dirname(path)];
  const added = pages.filter((other) => !before.pages.has(other) && posix.dirname(other) === above);
  const close = nearest(
    name,
    added.map((other) => posix.basename(other)),
  );
  return (
    pages.find((other) => before.redirects.get(path)?.endsWith(other)) ??
    pages.find((other) => after.pages.get(other)?.title === before.pages.get(path)?.title) ??
    pages.find((other) => posix.basename(other) === name) ??
    added.find((other) => posix.basename(other) === close) ??
    (pages.includes(above) ? above : routes.home())
  );
}

/** What is different, as Markdown in which nothing quoted acts, and what keeps lost addresses. */
function report(before: BuiltSite, after: BuiltSite, lost: string[]): string {
  const gone = [...before.pages.keys()].filter((path) => !after.pages.has(path));
  const added = [...after.pages.keys()].filter((path) => !before.pages.has(path));
  const kept = [...after.pages.keys()].filter((path) => before.pages.has(path));
  const words = (path: string, { pages }: BuiltSite) => pages.get(path)?.words;
  const changed = kept.filter((path) => words(path, before) !== words(path, after));
  const counts = `${gone.length} gone, ${changed.length} changed, ${kept.length - changed.length} the same`;
  const told = [
    '## What will change',
    `${count(added.length, 'page')} new, ${counts}.`,
    ...section('Lost', lost, before),
    ...section(
      'Moved',
      gone.filter((path) => after.redirects.has(path)),
      before,
    ),
    ...section('New', added, after),
    ...section('Changed', changed, after),
  ];
  if (lost.length === 0) return told.join('\n\n');
  const isFirst = after.redirects.size === 0;
  const rows = lost.map((path) => `  - from: ${path}\n    to: ${successor(path, before, after)}`);
  return [
    ...told,
    'Visitors and search engines still have the lost addresses. Paste these lines at the end of ' +
      `content/redirects.yaml${isFirst ? ', in place of "redirects: []"' : ''}. ` +
      'Where another page fits better, change the address after "to":',
    codeBlock([...(isFirst ? ['redirects:'] : []), ...rows].join('\n'), 'yaml'),
  ].join('\n\n');
}

/** Addresses by the title of their page, so that a city's two stand together. */
function section(heading: string, paths: readonly string[], { pages }: BuiltSite): string[] {
  const titles = new Map<string, string[]>();
  for (const path of paths) {
    const title = pages.get(path)?.title ?? 'Redirects';
    titles.set(title, [...(titles.get(title) ?? []), path]);
  }
  const items = [...titles].map(
    ([title, all]) => `- ${inlineCode(title)}: ${all.map(inlineCode).join(', ')}`,
  );
  return items.length === 0 ? [] : [`### ${heading}`, items.join('\n')];
}

/** `npm run changes`: which pages of a newly built site are other ones, and whether an address is lost. */
await run(async () => {
  const { against, out } = readOptions(
    { against: { type: 'string', default: '' }, out: OUT_OPTION },
    USAGE,
  );
  if (against === '') throw new UsageError(`Usage: ${USAGE}`);
  const [before, after] = [await readSite(against), await readSite(out)];
  const lost = [...before.pages.keys(), ...before.redirects.keys()].filter(
    (path) => !after.pages.has(path) && !after.redirects.has(path),
  );
  console.log(report(before, after, lost));
  if (lost.length > 0) {
    throw new BuildError(
      `${count(lost.length, 'address', 'addresses')} would be lost. Add ${lost.length === 1 ? 'it' : 'them'} to content/redirects.yaml.`,
    );
  }
});
