import { stringify } from 'yaml';
import type { Site } from '../../model/site.ts';
import { parseSource } from '../content/parse/source.ts';
import type { RawFile } from '../content/read.ts';

/**
 * The most files that there are previews for: a browser validates all of them after every edit, at
 * a few milliseconds a file.
 */
const MOST_FILES = 500;

/** What previews are made from, with an edit: the content that the site is built from. */
export interface PublishedContent {
  files: RawFile[];
  settings: Site['settings'];
}

/**
 * The content for previews, which is public: without comments, which are for whoever can read the
 * repository, and of the office only what is displayed. Undefined where it is too much for a browser.
 * @param texts the text of each file, by its path in the content folder
 */
export function publishedContent(
  { business, pictures, settings }: Site,
  texts: ReadonlyMap<string, string>,
): PublishedContent | undefined {
  if (texts.size > MOST_FILES) return undefined;
  const files = [...texts].map(([path, text]): RawFile => {
    const picture = pictures[path];
    if (picture !== undefined) return { path, text: '', picture };
    if (path === 'business.yaml') return { path, text: stringify(business, { lineWidth: 0 }) };
    return { path, text: withoutComments(path, text) };
  });
  return { files, settings };
}

function withoutComments(path: string, text: string): string {
  const isMarkdown = path.endsWith('.md');
  const fields = isMarkdown ? text.slice(0, text.indexOf('\n---')) : text;
  // What may be a comment; most files have none, and reading thousands again takes seconds.
  if (!/(^|\s)#/.test(fields)) return text;
  const { data, body } = parseSource({ path, text }, []);
  const yaml = stringify(data, { lineWidth: 0 });
  return isMarkdown ? `---\n${yaml}---\n${body}` : yaml;
}
