import type { Business } from '../../model/content.ts';
import { pageSchemas } from '../../model/schemas/page.ts';
import { draftAttractions } from './attractions.ts';
import { type Collection, collectionOf, misnamed, misplaced, schemas } from './collections.ts';
import { type Drafts, noDrafts, type TextDraft } from './drafts.ts';
import { factsOf, fillSource } from './fill.ts';
import { renderMarkdown } from './markdown.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';
import { typedFacts } from './typed-facts.ts';
import { validate } from './validate.ts';

/** A parsed file and what it is. */
export interface Sorted {
  source: Source;
  collection: Collection;
}

/** Says which collection each file belongs to; a file that nothing reads becomes a problem. */
export function sortSources(sources: readonly Source[], problems: Problem[]): Sorted[] {
  return sources.flatMap((source) => {
    const path = source.file.slice('content/'.length);
    const collection = collectionOf(path);
    const message = collection === undefined ? misplaced(path) : misnamed(path);
    if (collection !== undefined && message === undefined) return [{ source, collection }];
    if (message !== undefined) problems.push(source.fileProblem(message));
    return [];
  });
}

/**
 * Checks every file against its schema and renders its Markdown; problems are collected.
 * @param facts what business.yaml says, once it is right itself
 */
export function draftAll(
  sorted: readonly Sorted[],
  facts: Business | undefined,
  problems: Problem[],
): Drafts {
  const drafts = noDrafts();
  const filling = facts && factsOf(facts);
  for (const { source, collection } of sorted) {
    if (facts !== undefined) problems.push(...typedFacts(source, collection, facts));
    draftOne(drafts, fillSource(source, filling, problems), collection, problems);
  }
  return drafts;
}

function draftOne(drafts: Drafts, source: Source, collection: Collection, problems: Problem[]) {
  if (source.data === undefined) return;
  switch (collection.kind) {
    case 'business': {
      const fields = validate(schemas.business, source.data, source, problems);
      if (fields !== undefined) drafts.business = { source, fields };
      break;
    }
    case 'testimonials': {
      const fields = validate(schemas.testimonials, source.data, source, problems);
      if (fields !== undefined) drafts.testimonials = { source, fields };
      break;
    }
    case 'redirects': {
      const fields = validate(schemas.redirects, source.data, source, problems);
      if (fields !== undefined) drafts.redirects = { source, fields };
      break;
    }
    case 'page': {
      const fields = validate(pageSchemas[collection.name], source.data, source, problems);
      if (fields !== undefined) {
        Object.assign(drafts.pages, { [collection.name]: withText(source, fields, problems) });
      }
      break;
    }
    case 'service': {
      const fields = validate(schemas.service, source.data, source, problems);
      if (fields !== undefined) {
        drafts.services.set(collection.slug, withText(source, fields, problems));
      }
      break;
    }
    case 'faqs': {
      const fields = validate(schemas.faqs, source.data, source, problems);
      if (fields !== undefined) drafts.faqs.set(collection.slug, { source, fields });
      break;
    }
    case 'city': {
      const fields = validate(schemas.city, source.data, source, problems);
      if (fields !== undefined) {
        drafts.cities.set(collection.slug, withText(source, fields, problems));
      }
      break;
    }
    case 'attractions':
      drafts.attractions.set(collection.slug, {
        source,
        fields: draftAttractions(source, problems),
      });
  }
}

function withText<Fields>(source: Source, fields: Fields, problems: Problem[]): TextDraft<Fields> {
  const { html, links, mistakes } = renderMarkdown(source.body);
  problems.push(
    ...mistakes.map(({ at, message, severity }) => source.bodyProblem(at, message, severity)),
  );
  return { source, fields, html, links };
}
