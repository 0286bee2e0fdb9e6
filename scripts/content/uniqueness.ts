import { isSlug, slugify, slugOddity } from '../../model/slug.ts';
import type { AttractionDraft, Drafts } from './drafts.ts';
import type { Path, Problem } from './problem.ts';
import type { Source } from './source.ts';

/** A value that may stand only once, and where it stands. */
interface Claim {
  value: string;
  source: Source;
  path: Path;
}

/** The slug of an attraction: its own, else made from its name. */
export function attractionSlug({ fields }: AttractionDraft): string {
  return fields.slug ?? slugify(fields.name);
}

/** Checks that addresses, orders, titles and descriptions stand once in the whole site. */
export function checkUniqueness(drafts: Drafts, problems: Problem[]): void {
  const places = placeClaims(drafts, problems);
  report(places, problems, ({ value }, first) => {
    return `has the address "${value}", as a place in ${first} has: give one of them a slug of its own, for example "${value}-downtown"`;
  });
  const orders = [...drafts.cities.values()].map(({ source, fields }) => ({
    value: `${fields.order}`,
    source,
    path: ['order'],
  }));
  report(
    orders,
    problems,
    ({ value }, first) => `is ${value}, as in ${first}: give each town its own`,
  );
  const titles = titleClaims(drafts);
  report(
    titles,
    problems,
    ({ value }, first) => `is "${value}", as in ${first}: pages need titles of their own`,
  );
  report(descriptionClaims(drafts), problems, (_, first) => {
    return `says the same as in ${first}: pages need descriptions of their own`;
  });
}

/** File names become addresses, so they must be able to stand in one. */
export function checkFileNames(sources: readonly Source[], problems: Problem[]): void {
  for (const { file } of sources) {
    const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.(md|yaml)$/, '');
    if (isSlug(name)) continue;
    const message = `the file name must be lower-case words joined by hyphens, for example "${slugify(name)}"`;
    problems.push({ severity: 'error', file, message });
  }
}

function report(
  claims: readonly Claim[],
  problems: Problem[],
  message: (claim: Claim, first: string) => string,
) {
  const seen = new Map<string, string>();
  for (const claim of claims) {
    const first = seen.get(claim.value);
    if (first === undefined) seen.set(claim.value, claim.source.file);
    else problems.push(claim.source.problem(claim.path, message(claim, first)));
  }
}

function placeClaims(drafts: Drafts, problems: Problem[]): Claim[] {
  return [...drafts.attractions.values()].flatMap(({ source, fields }) =>
    fields.map((draft) => {
      const path = ['attractions', draft.index, 'name'];
      const oddity = draft.fields.slug === undefined ? slugOddity(draft.fields.name) : undefined;
      if (oddity !== undefined) {
        problems.push(source.problem(path, `${oddity}: add a slug`, 'warning'));
      }
      return { value: attractionSlug(draft), source, path };
    }),
  );
}

function titleClaims(drafts: Drafts): Claim[] {
  const pages = Object.values(drafts.pages).map(({ source, fields }) => ({
    value: 'title' in fields ? fields.title : fields.heading,
    source,
    path: ['title'],
  }));
  const services = [...drafts.services.values()].map(({ source, fields }) => ({
    value: fields.title,
    source,
    path: ['title'],
  }));
  const cities = [...drafts.cities.values()].map(({ source, fields }) => ({
    value: `${fields.name}, ${fields.state}`,
    source,
    path: ['name'],
  }));
  return [...pages, ...services, ...cities];
}

function descriptionClaims(drafts: Drafts): Claim[] {
  const texts = [
    ...Object.values(drafts.pages),
    ...drafts.services.values(),
    ...drafts.cities.values(),
  ].flatMap(({ source, fields }) =>
    'description' in fields ? [{ value: fields.description, source, path: ['description'] }] : [],
  );
  const places = [...drafts.attractions.values()].flatMap(({ source, fields }) =>
    fields.map((draft) => ({
      value: draft.fields.description,
      source,
      path: ['attractions', draft.index, 'description'],
    })),
  );
  return [...texts, ...places];
}
