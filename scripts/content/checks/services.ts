import { tokensIn } from '../../../model/tokens.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type Draft, fieldValues } from '../draft.ts';
import { checkRepeated, NOTARY } from './rules.ts';

/** Checks services: what they are called, where they stand in lists, and what their pages say. */
export function checkServices(draft: Draft): Diagnostic[] {
  return [...checkTitles(draft), ...checkHeadings(draft), ...checkStatedFacts(draft)];
}

/** Refuses two services of one title, and warns of two at one position of a list. */
function checkTitles({ entries: { service } }: Draft): Diagnostic[] {
  const sameTitle = "Visitors couldn't tell the two apart. Rename one.";
  const sameOrder = 'Which comes first is left to chance. Give each a number of its own.';
  return [
    ...checkRepeated('error', fieldValues(service.values(), 'title'), sameTitle),
    ...checkRepeated('warning', fieldValues(service.values(), 'order'), sameOrder),
  ];
}

/** Warns of services whose pages don't say in their main heading that they are a notary's. */
function checkHeadings({ entries }: Draft): Diagnostic[] {
  return [...entries.service.values()].flatMap(({ fields, source }) => {
    const { title, heading = title } = fields;
    if (NOTARY.test(heading)) return [];

    const message =
      fields.heading === undefined
        ? 'the main heading of its page, and doesn\'t say "notary", which people search for. Add a "Heading" (heading) that does.'
        : 'doesn\'t say "notary", which people search for. Say it.';
    const field = fields.heading === undefined ? 'title' : 'heading';
    return [source.diagnostic([field], message, 'warning')];
  });
}

/**
 * Warns of prices and promises that stand in the answers of a service alone: people who read its page
 * and not the answers would miss them.
 */
function* checkStatedFacts({ files, entries }: Draft): Generator<Diagnostic> {
  const business = entries.business?.fields;
  if (business === undefined) return;
  const factsIn = (text: string) =>
    tokensIn(text).filter((name) => /^(?:promises|service)\./.test(name));

  for (const answers of files.filter(({ kind }) => kind === 'faqs')) {
    const service = files.find(({ kind, slug }) => kind === 'service' && slug === answers.slug);
    if (service === undefined) continue;

    const stated = service.source.texts.flatMap(({ text }) => factsIn(text));
    for (const { text, diagnostic } of answers.source.texts) {
      for (const fact of factsIn(text).filter((name) => !stated.includes(name))) {
        const message = `{{${fact}}} stands in the answers alone. Say it in ${service.source.file} too.`;
        yield diagnostic(message, 'warning');
      }
    }
  }
}
