import './without-eval.ts';
import { ownFile } from '../../model/own-file.ts';
import { allPaths, canonicalPaths, withBase } from '../../model/routes.ts';
import { picturePath } from '../../model/schemas/picture.ts';
import { createSite, type Site } from '../../model/site.ts';
import { type Diagnostic, diagnosticText } from '../../scripts/content/diagnostic.ts';
import { validateContent } from '../../scripts/content/index.ts';
import type { PublishedContent } from '../../scripts/editor/published-content.ts';
import { type EditedEntry, entryFile } from './entry-file.ts';
import { areAlike, renderMain } from './render-main.tsx';

/** A page for a preview: what stands around it in the published one, and its main part. */
export interface PreviewPage {
  around: string;
  mains: string[];
}

/** What a preview shows: pages, unless the check has found errors. */
export interface Preview {
  errors: string[];
  page?: PreviewPage;
}

/**
 * Makes the pages that an entry would be part of, by the code of the check and of the build.
 * @param published what the site was built from last
 */
export async function makePreview(
  published: PublishedContent,
  entry: EditedEntry,
): Promise<Preview> {
  const { settings } = published;
  const pictures = new Set(published.files.map(({ path }) => path));
  const edited = entryFile(entry, (file) => pictures.has(picturePath(file)));
  const files = published.files.filter(({ path }) => path !== edited.path);
  const { content, diagnostics } = validateContent([...files, edited], settings);
  if (content === undefined) {
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    return { errors: errors.map((error) => told(error, edited.path)) };
  }
  const site = createSite(content);
  const shown = shownFile(edited.path, site);
  const paths = canonicalPaths(site).filter((path) => ownFile(site, path) === shown);
  const [first] = paths;
  if (first === undefined) return { errors: [] };
  const around = await surroundings(published, site, first);
  return { errors: [], page: { around, mains: paths.map((path) => renderMain(site, path)) } };
}

function told(error: Diagnostic, own: string): string {
  const text = diagnosticText(error);
  return error.file === `content/${own}` ? text : `${error.file}: ${text}`;
}

/** The file whose pages show what stands in another; the first of a kind stands for all of it. */
function shownFile(file: string, { services, cities, attractions }: Site): string {
  switch (file) {
    case 'pages/finder.md':
    case 'pages/call-to-action.md':
      return 'pages/home.md';
    case 'pages/service.md':
      return `services/${services[0]?.slug}.md`;
    case 'pages/city.md':
      return `cities/${cities[0]?.slug}.md`;
    case 'pages/place.md':
      return `attractions/${attractions[0]?.citySlug}.yaml`;
    default:
      return file.replace(/^faqs\/(.+)\.yaml$/, 'services/$1.md');
  }
}

/** The published page, or for a new entry that of another one of its kind. */
async function surroundings(
  { settings: { base } }: PublishedContent,
  site: Site,
  path: string,
): Promise<string> {
  const alike = allPaths(site).filter((other) => other !== path && areAlike(path, other));
  for (const candidate of [path, ...alike]) {
    const document = await documentAt(withBase(base, candidate));
    if (document !== '') return document;
  }
  throw new Error(`No page like ${path} is published.`);
}

/** Published pages that were asked for; empty where there is none. */
const documents = new Map<string, string>();

async function documentAt(address: string): Promise<string> {
  const known = documents.get(address);
  if (known !== undefined) return known;
  const response = await fetch(address);
  const text = response.ok ? await response.text() : '';
  documents.set(address, text);
  return text;
}
