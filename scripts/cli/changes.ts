import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { EDITOR_PATH, NOT_FOUND, routes } from '../../model/routes.ts';
import { unescapeHtml } from '../../model/text.ts';
import { nearest } from '../content/nearest.ts';
import { count } from '../report/count.ts';
import { codeBlock, inlineCode } from '../shared/markdown-code.ts';
import { BuildError, OUT_OPTION, readOptions, run, UsageError } from './command.ts';

const USAGE = 'npm run changes -- --against DIR [--out DIR] [--format text|markdown]';

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
  const [name, above] = [lastSegment(path), path.slice(0, path.lastIndexOf('/'))];
  const added = pages.filter((other) => !before.pages.has(other) && other.startsWith(`${above}/`));
  const close = nearest(name, added.map(lastSegment));
  return (
    pages.find((other) => before.redirects.get(path)?.endsWith(other)) ??
    pages.find((other) => after.pages.get(other)?.title === before.pages.get(path)?.title) ??
    pages.find((other) => lastSegment(other) === name) ??
    added.find((other) => lastSegment(other) === close) ??
    (pages.includes(above) ? above : routes.home())
  );
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** What is different, and what to do where an address is lost. */
function report(before: BuiltSite, after: BuiltSite, lost: string[], isMarkdown: boolean): string {
  // What is quoted stands in code and cannot act as Markdown or HTML.
  const code = isMarkdown ? inlineCode : (text: string) => text;
  const paths = [...after.pages.keys()];
  const gone = [...before.pages.keys()].filter((path) => !after.pages.has(path));
  const moved = gone.filter((path) => after.redirects.has(path));
  const added = paths.filter((path) => !before.pages.has(path));
  const kept = paths.filter((path) => before.pages.has(path));
  const words = (path: string, { pages }: BuiltSite) => pages.get(path)?.words;
  const changed = kept.filter((path) => words(path, before) !== words(path, after));
  const section = (heading: string, some: readonly string[], { pages }: BuiltSite) => {
    // By title, so that a city's two addresses stand together.
    const titles = new Map<string, string[]>();
    for (const path of some) {
      const title = pages.get(path)?.title ?? 'Redirects';
      titles.set(title, [...(titles.get(title) ?? []), path]);
    }
    const items = [...titles].map(
      ([title, all]) => `${isMarkdown ? '-' : ' '} ${code(title)}: ${all.map(code).join(', ')}`,
    );
    if (items.length === 0) return [];
    return ['', isMarkdown ? `### ${heading}\n` : `${heading}:`, ...items];
  };
  const counts = `${gone.length} gone, ${changed.length} changed, ${kept.length - changed.length} the same`;
  const told = [
    ...(isMarkdown ? ['## What will change\n'] : []),
    `${count(added.length, 'page')} new, ${counts}.`,
    ...section('Lost', lost, before),
    ...section('Moved', moved, before),
    ...section('New', added, after),
    ...section('Changed', changed, after),
  ];
  if (lost.length === 0) return told.join('\n');
  const isFirst = after.redirects.size === 0;
  const yaml = isFirst ? ['redirects:'] : [];
  for (const path of lost) {
    yaml.push(`  - from: ${path}`, `    to: ${successor(path, before, after)}`);
  }
  return [
    ...told,
    '',
    'Visitors and search engines still have the lost addresses. Paste these lines at the end of ' +
      `content/redirects.yaml${isFirst ? ', in place of "redirects: []"' : ''}. ` +
      'Where another page fits better, change the address after "to":',
    '',
    isMarkdown ? codeBlock(yaml, 'yaml') : yaml.join('\n'),
  ].join('\n');
}

/** `npm run changes`: which pages of a newly built site are other ones, and whether an address is lost. */
await run(async () => {
  const { against, out, format } = readOptions(
    process.argv.slice(2),
    {
      against: { type: 'string', default: '' },
      out: OUT_OPTION,
      format: { type: 'string', default: 'text' },
    },
    USAGE,
  );
  if (against === '' || !['text', 'markdown'].includes(format)) {
    throw new UsageError(`Usage: ${USAGE}`);
  }
  const [before, after] = [await readSite(against), await readSite(out)];
  const lost = [...before.pages.keys(), ...before.redirects.keys()].filter(
    (path) => !after.pages.has(path) && !after.redirects.has(path),
  );
  console.log(report(before, after, lost, format === 'markdown'));
  if (lost.length > 0) {
    throw new BuildError(
      `${count(lost.length, 'address', 'addresses')} would be lost. Add ${lost.length === 1 ? 'it' : 'them'} to content/redirects.yaml.`,
    );
  }
});
