import { tokensIn } from '../../../model/tokens.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { fieldValues } from '../entries.ts';
import type { Folder } from './folder.ts';
import { checkRepeated } from './rules.ts';

/** Refuses two services of one title, and warns of two at one position of a list. */
export function checkServiceTitles({ entries: { service } }: Folder): Diagnostic[] {
  const sameTitle = "Visitors couldn't tell the two apart. Rename one.";
  const sameOrder = 'Which comes first is left to chance. Give each a number of its own.';
  return [
    ...checkRepeated('error', fieldValues(service.values(), 'title'), sameTitle),
    ...checkRepeated('warning', fieldValues(service.values(), 'order'), sameOrder),
  ];
}

/**
 * Warns of prices and promises that stand in the answers of a service alone: people who read its page
 * and not the answers would miss them.
 */
export function* checkStatedFacts({ files, entries }: Folder): Generator<Diagnostic> {
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
