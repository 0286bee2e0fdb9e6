import { z } from 'zod';
import { isPageName, PAGE_NAMES, type PAGES, type PageName } from '../../model/pages.ts';
import type { ProseTree } from '../../model/prose.ts';
import { routes } from '../../model/routes.ts';
import { type Business, businessSchema } from '../../model/schemas/business.ts';
import { type AttractionFields, attractionSchema, citySchema } from '../../model/schemas/city.ts';
import { fieldAt, jsonSchemaOf } from '../../model/schemas/json-schema.ts';
import { serviceSchema } from '../../model/schemas/service.ts';
import { slugify } from '../../model/text.ts';
import { KIND_NAMES, KINDS, type Kind, type KindName } from './collections.ts';
import {
  type Diagnostic,
  didYouMean,
  type FieldPath,
  quote,
  type Said,
  type Severity,
  saying,
} from './diagnostic.ts';
import {
  type FileKind,
  fileKindOf,
  likelierKind,
  nearestSlug,
  type UnreadFile,
} from './file-kind.ts';
import { type MarkdownLink, parseInlineMarkdown, parseMarkdown } from './parse/markdown.ts';
import { parseSource, type Source, type SourceText } from './parse/source.ts';
import { isPictureFile, type RawFile } from './read.ts';
import {
  businessFacts,
  checkFacts,
  type Facts,
  fillFactsInProse,
  fillFields,
  type LinkedName,
} from './resolve/tokens.ts';
import { validateFields } from './validate.ts';

/**
 * A content folder in which each file has been looked at by itself. It is what the checks look at:
 * whether the files fit each other is still open.
 */
export interface Draft {
  /** Every file as it was read, pictures among them. */
  rawFiles: readonly RawFile[];
  /** Every file that some kind of content has, parsed, whether or not its fields are right. */
  files: readonly ParsedFile[];
  /** The files whose own fields are right. */
  entries: Entries;
  /**
   * The slugs that files of a kind stand for, whether or not their fields are right, and with them
   * those of files that stand where nothing reads them: that is reported once, there.
   */
  slugsOf(kind: KindName): ReadonlySet<string>;
}

/** A file of content, parsed. */
export interface ParsedFile extends FileKind {
  source: Source;
  /** The text below the fields, without the facts in it. */
  prose: ProseTree;
  /** What the text leads to, and the pictures in it. */
  links: readonly MarkdownLink[];
}

/** A file whose own fields are right. */
export interface Entry<Fields> {
  source: Source;
  /** The fields as their schema reads them, with the facts in them. */
  fields: Fields;
  /** The text below the fields, with the facts in it. */
  prose: ProseTree;
  /** What the text leads to, and the pictures in it. */
  links: readonly MarkdownLink[];
  /** The fields that take Markdown, as they are shown. */
  inlineTexts: readonly InlineText[];
}

/**
 * The entries of a site, by the names of their kinds: by their slugs where a kind has a folder, else the
 * one file, if it is right.
 */
export type Entries = { [Name in KindName]: EntriesOf<Name> };

type EntriesOf<Name extends KindName> = Name extends 'page'
  ? PageEntries
  : (typeof KINDS)[Name] extends { folder: string }
    ? EntriesBySlug<FieldsOf<Name>>
    : Entry<FieldsOf<Name>> | undefined;

/** The fields of a file of a kind, once they are read. */
type FieldsOf<Name extends KindName> = Name extends keyof ReadFields
  ? ReadFields[Name]
  : (typeof KINDS)[Name] extends { schema: infer Schema extends z.ZodType }
    ? z.infer<Schema>
    : never;

/** The kinds of which more is read than their schemas say. */
interface ReadFields {
  attractions: AttractionList;
}

type EntriesBySlug<Fields> = ReadonlyMap<string, Entry<Fields>>;

/** The files of content/pages that each site has, each with fields of its own. */
type PageEntries = {
  [Name in PageName]?: Entry<z.infer<(typeof PAGES)[Name]['schema']>>;
};

/** A field of one paragraph in Markdown, as it is shown. */
export interface InlineText {
  path: FieldPath;
  /** The field as it was written. */
  source: SourceText;
  /** What must hold for it to be shown; missing where it always is. */
  when: string | undefined;
  /** The text with the facts in it. */
  prose: ProseTree;
  links: readonly MarkdownLink[];
}

/** The attractions of a city. One that is left out is undefined, so that the others keep their places. */
interface AttractionList {
  attractions: (AttractionFields | undefined)[];
}

/**
 * Sorts files into the kinds of content, parses them, fills in the facts of business.yaml and holds
 * each to its schema; what is wrong is added to `diagnostics`. Where business.yaml is wrong itself, no
 * facts are filled in.
 */
export function readDraft(rawFiles: readonly RawFile[], diagnostics: Diagnostic[]): Draft {
  const { files, strays } = parseFiles(rawFiles, diagnostics);

  // The facts first, which the others take.
  const business = readBusiness(files, diagnostics);
  const facts = business && businessFacts(business.fields, mainCities(business.fields, files));

  const groups = new Map(KIND_NAMES.map((kind) => [kind, new Map<string, Entry<unknown>>()]));
  for (const file of files) {
    if (file.kind === 'business') continue;
    const ownFacts = facts && withServiceFacts(facts, file, files);
    const entry = readEntry(file, ownFacts, diagnostics);
    if (entry !== undefined) groups.get(file.kind)?.set(file.slug, entry);
  }

  const byKind = Array.from(groups, ([name, ofKind]) => {
    const { folder }: Kind = KINDS[name];
    return [name, folder === undefined ? ofKind.get(name) : ofKind];
  });

  // Asserted: each entry came out of the schema of its kind, which the compiler cannot follow.
  const entries = {
    ...Object.fromEntries(byKind),
    page: Object.fromEntries(groups.get('page') ?? []),
    business,
  } as Entries;

  const slugsOf = (kind: KindName) => {
    const ofKind = files.filter((file) => file.kind === kind);
    return new Set([...ofKind.map(({ slug }) => slug), ...strays]);
  };
  return { rawFiles, files, entries, slugsOf };
}

/** A file that has been parsed by a schema, and what is wrong with it. */
interface Parsed {
  source: Source;
  body: ReturnType<typeof parseMarkdown>;
  found: readonly Diagnostic[];
}

/** Parses the fields of a file, and the text below them. */
function parseFile(rawFile: RawFile, schema: z.ZodType | undefined): Parsed {
  const found: Diagnostic[] = [];
  const source = parseSource(rawFile, found, schema);
  const body = parseMarkdown(source.body, (position, message, severity) => {
    found.push(source.bodyDiagnostic(position, message, severity));
  });

  return { source, body, found };
}

/** The files that a kind of content has, parsed, and the slugs that the others most likely stand for. */
function parseFiles(rawFiles: readonly RawFile[], diagnostics: Diagnostic[]) {
  const files: ParsedFile[] = [];
  const strays = new Set<string>();

  for (const rawFile of rawFiles) {
    if (isPictureFile(rawFile)) continue;

    const fileKind =
      misspelledPage(rawFile.path, rawFiles) ?? fileKindOf(rawFile.path, rawFile.text);
    const schema = 'kind' in fileKind ? fileKind.schema : undefined;
    const { source, body, found } = parseFile(rawFile, schema);
    const wrongFolder = wrongFolderMessage(rawFile, source, fileKind);
    if ('kind' in fileKind && wrongFolder === undefined) {
      diagnostics.push(...found);
      files.push({ ...fileKind, source, ...body });
      continue;
    }

    // The name first: what stands in the file may be right once it has another.
    const file = `content/${rawFile.path}`;
    const ofKind = 'message' in fileKind ? fileKind.message : '';
    const message = rawFile.refused?.message ?? wrongFolder ?? ofKind;
    diagnostics.push({ severity: 'error', file, line: 1, column: 1, message });
    const name = rawFile.path.replace(/^.*\/|(?:\.\w+)+$/g, '');
    strays.add(nearestSlug(name) ?? slugify(name));
  }
  return { files, strays };
}

/** What is said of a file whose fields are those of another kind; undefined where they are not. */
function wrongFolderMessage(
  { path }: RawFile,
  { data }: Source,
  fileKind: ReturnType<typeof fileKindOf>,
): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;

  const found = 'kind' in fileKind ? fileKind : undefined;
  const likelier = likelierKind(path, Object.keys(data), found);
  if (likelier === undefined) return undefined;

  const { folder, singular = '' }: Kind = KINDS[likelier];
  if (path.startsWith(`${folder}/`)) return undefined;

  const name = path.replace(/^.*\//, '');
  const what = singular.toLowerCase();
  const article = likelier === 'city' || likelier === 'service' ? 'a ' : '';
  return `this looks like ${article}${what}: move it to content/${folder}/${name}.`;
}

/**
 * What is said of a page that the owner seems to have added, where it is most likely one with words of
 * the site itself that was renamed by mistake: that one is missing, and the names are alike. Undefined
 * for any other file.
 */
function misspelledPage(path: string, rawFiles: readonly RawFile[]): UnreadFile | undefined {
  const name = /^pages\/(.+)\.md$/.exec(path)?.[1];
  if (name === undefined || isPageName(name)) return undefined;

  const missing = PAGE_NAMES.filter((page) => {
    return !rawFiles.some((file) => file.path === `pages/${page}.md`);
  });
  const guess = didYouMean(name, missing);
  if (guess === '') return undefined;

  const file = quote(`${name}.md`);
  return { message: `unknown page ${file}. ${guess}` };
}

/** The facts, which take none themselves; undefined where business.yaml is missing or wrong. */
function readBusiness(
  files: readonly ParsedFile[],
  diagnostics: Diagnostic[],
): Entry<Business> | undefined {
  const file = files.find(({ kind }) => kind === 'business');
  if (file === undefined) return undefined;

  const { source, prose, links } = file;
  const withTokens = checkFacts(source);
  diagnostics.push(...withTokens);
  if (source.data === undefined) return undefined;

  const ofFields: Diagnostic[] = [];
  const fields = validateFields(businessSchema, source.data, source, ofFields);
  // A field with a token in it is reported once, whatever else its schema refuses.
  const reported = withTokens.map(({ field }) => field);
  diagnostics.push(...ofFields.filter(({ field }) => !reported.includes(field)));
  if (fields === undefined) return undefined;

  const inlineTexts = readInlineTexts(file, undefined, diagnostics);
  return { source, fields, prose, links, inlineTexts };
}

/** How many cities a sentence names. */
const MAIN_CITIES = 3;

/** The cities that sentences name: that of the office, and the first of the featured ones. */
function mainCities(
  { address, featuredCities }: Business,
  files: readonly ParsedFile[],
): LinkedName[] {
  const nameOf = (slug: string): string[] => {
    const file = files.find((each) => each.kind === 'city' && each.slug === slug);
    const name = citySchema.pick({ name: true }).loose().safeParse(file?.source.data).data?.name;
    return name === undefined ? [] : [name];
  };
  const pages = files.filter(({ kind }) => kind === 'city').map(({ slug }) => slug);
  const pathOf = (name: string) => {
    const slug = pages.find((each) => nameOf(each).includes(name));
    return slug === undefined ? undefined : routes.city(slug);
  };

  const names = new Set([address.city, ...featuredCities.flatMap(nameOf)]);
  return [...names].slice(0, MAIN_CITIES).map((name) => ({ name, path: pathOf(name) }));
}

/** The facts with those of a service, for the file of the service and that of its questions. */
function withServiceFacts(facts: Facts, file: ParsedFile, files: readonly ParsedFile[]): Facts {
  if (file.kind !== 'service' && file.kind !== 'faqs') return facts;

  const service = files.find(({ kind, slug }) => kind === 'service' && slug === file.slug);
  const priced = serviceSchema.pick({ additionalNotarization: true }).loose();
  const { data } = priced.safeParse(service?.source.data);
  const values = { 'service.additionalNotarization': data?.additionalNotarization };
  return { ...facts, values: { ...facts.values, ...values } };
}

/** A file with the facts in it, held to its schema; undefined where it is wrong. */
function readEntry(
  file: ParsedFile,
  facts: Facts | undefined,
  diagnostics: Diagnostic[],
): Entry<unknown> | undefined {
  const { kind, schema, source, prose, links } = file;
  const data = facts ? fillFields(source, schema, facts, diagnostics) : source.data;
  if (data === undefined) return undefined;

  const fields =
    kind === 'attractions'
      ? readAttractions(data, source, diagnostics)
      : validateFields(schema, data, source, diagnostics);
  if (fields === undefined) return undefined;

  const filled = facts ? fillFactsInProse(prose, facts) : prose;
  const inlineTexts = readInlineTexts(file, facts, diagnostics);
  return { source, fields, prose: filled, links, inlineTexts };
}

/** The fields of a file that take Markdown, with the facts in them. */
function readInlineTexts(
  { source, schema }: ParsedFile,
  facts: Facts | undefined,
  diagnostics: Diagnostic[],
): InlineText[] {
  const fields = jsonSchemaOf(schema);
  const written = source.texts.filter(({ path }) => fieldAt(fields, path)?.['x-inline'] === true);

  return written.map((text) => {
    // Markdown gets the text as one line, however many lines it takes in YAML.
    const line = text.text.replace(/\s/g, ' ');
    const { prose, links } = parseInlineMarkdown(line, (position, message, severity) => {
      const part = { index: position.column - 1, length: position.length ?? 0 };
      diagnostics.push(text.diagnostic(message, severity, part));
    });
    const filled = facts ? fillFactsInProse(prose, facts) : prose;
    return { path: text.path, source: text, when: conditionOf(text, source), prose: filled, links };
  });
}

/** The condition that stands beside a text, in the same group of fields. */
function conditionOf({ path }: SourceText, { texts }: Source): string | undefined {
  const beside = [...path.slice(0, -1), 'when'].join();
  return texts.find((each) => each.path.join() === beside)?.text;
}

/** A field of an entry that takes Markdown, as it is shown. Throws where it has none. */
export function inlineProse({ inlineTexts }: Entry<unknown>, ...path: FieldPath): ProseTree {
  const text = inlineTexts.find((each) => each.path.join() === path.join());
  if (text === undefined) throw new Error(`${path.join('.')} takes no Markdown.`);
  return text.prose;
}

/** A file of attractions before its entries are looked at, some of which may be only texts. */
const attractionListSchema = z.strictObject({ attractions: z.array(z.unknown()).default([]) });

/** How many attractions a city's page reads best with. */
const BEST_NUMBER = { min: 3, max: 5 };

/** Reads a city's attractions, and counts them. One that is only a text is left out with a warning. */
function readAttractions(
  data: unknown,
  source: Source,
  diagnostics: Diagnostic[],
): AttractionList | undefined {
  const list = validateFields(attractionListSchema, data, source, diagnostics)?.attractions;
  if (list === undefined) return undefined;

  const attractions = list.map((item, index) => {
    const path = ['attractions', index];
    if (typeof item !== 'string') {
      return validateFields(attractionSchema, item, source, diagnostics, path);
    }
    const message = `${quote(item)} is left out, because it's only text. Give it a name and a description.`;
    diagnostics.push(source.diagnostic(path, message, 'warning'));
    return undefined;
  });

  const { min, max } = BEST_NUMBER;
  const number = list.filter((item) => typeof item !== 'string').length;
  if (number < min || number > max) {
    const message = `${number} here. A city's page reads best with ${min} to ${max}; without any it shows general places.`;
    diagnostics.push(source.diagnostic(['attractions'], message, 'warning'));
  }
  return { attractions };
}

/** Every entry that has a text below its fields. */
export function textEntries({ page, addedPage, service, city }: Entries) {
  return [...Object.values(page), ...addedPage.values(), ...service.values(), ...city.values()];
}

/** Every field of a site that takes Markdown. */
export function allInlineTexts(entries: Entries): InlineText[] {
  const { page, ...others } = entries;
  const ofKinds = Object.values(others).flatMap((ofKind) =>
    ofKind instanceof Map ? [...ofKind.values()] : [ofKind],
  );
  return [...Object.values(page), ...ofKinds].flatMap((entry) => entry?.inlineTexts ?? []);
}

/** An attraction that is not left out. */
export interface AttractionEntry {
  citySlug: string;
  source: Source;
  fields: AttractionFields;
  /** The slug that the file gives it, else one made from its name. */
  slug: string;
  /** The way to one of its fields. */
  pathOf(field: keyof AttractionFields): FieldPath;
}

/** Every attraction, city by city. */
export function attractionEntries({ attractions }: Entries): AttractionEntry[] {
  return [...attractions].flatMap(([citySlug, { source, fields: list }]) =>
    list.attractions.flatMap((fields, index): AttractionEntry[] => {
      if (fields === undefined) return [];
      const pathOf = (field: keyof AttractionFields) => ['attractions', index, field];
      return [{ citySlug, source, fields, slug: fields.slug ?? slugify(fields.name), pathOf }];
    }),
  );
}

/**
 * Whether every attraction with a page is known: each is right, but for those that are only texts, and
 * no file stands where nothing reads it.
 */
export function knowsAllAttractions(draft: Draft): boolean {
  const { files, entries } = draft;
  const isRead = ({ slug, source }: ParsedFile) => {
    const list = entries.attractions.get(slug)?.fields.attractions;
    return list?.every((fields, index) => {
      const isOnlyText = source.texts.some(({ path }) => path.length === 2 && path[1] === index);
      return fields !== undefined || isOnlyText;
    });
  };
  return !hasStrays(draft) && files.every((file) => file.kind !== 'attractions' || isRead(file));
}

/** Whether a file stands where nothing reads it. */
export function hasStrays({ rawFiles, files }: Draft): boolean {
  const texts = rawFiles.filter((file) => !isPictureFile(file));
  return files.length < texts.length;
}

/** A value in a file, and where it stands. */
export interface FieldValue {
  /** The value as a text, also where it is a number. */
  value: string;
  source: Source;
  path: FieldPath;
}

/**
 * What a field holds in each of some entries; each item of a list is a value of its own.
 * @param names the way to the field: `'documents', 'name'` is the name of each entry of a list
 */
export function fieldValues(
  entries: Iterable<Entry<unknown> | undefined>,
  ...names: readonly string[]
): FieldValue[] {
  return [...entries].flatMap((entry) =>
    entry === undefined ? [] : valuesBelow(entry.source, entry.fields, [], names),
  );
}

/** What a value holds at the end of a way from it. */
function valuesBelow(
  source: Source,
  value: unknown,
  path: FieldPath,
  names: readonly string[],
): FieldValue[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => valuesBelow(source, item, [...path, index], names));
  }

  const [name, ...further] = names;
  if (name === undefined) return value === undefined ? [] : [{ value: `${value}`, source, path }];
  if (typeof value !== 'object' || value === null) return [];

  // Asserted: what an object holds under a name is unknown, and undefined where it has no such field.
  const field = (value as Record<string, unknown>)[name];
  return valuesBelow(source, field, [...path, name], further);
}

/**
 * Holds values to a rule.
 * @param rule gives the message about a value; undefined or false where there is nothing to say
 */
export function checkValues(
  values: readonly FieldValue[],
  severity: Severity,
  rule: (value: FieldValue) => Said | false | undefined,
): Diagnostic[] {
  return values.flatMap((value) => {
    const said = rule(value);
    if (!said) return [];
    return [saying(said, (message) => value.source.diagnostic(value.path, message, severity))];
  });
}
