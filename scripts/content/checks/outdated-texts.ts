import { stateName } from '../../../model/finder/places.ts';
import type { Diagnostic, FieldPath } from '../diagnostic.ts';
import type { Draft } from '../draft.ts';
import type { SourceText } from '../parse/source.ts';

/** How a text says that a message opens in the visitor's own email program. */
const OF_DRAFTS = /\b(?:opens|prepares|creates|makes|writes) a draft\b|\bstays on your device\b/i;

/**
 * Finds texts that were true until the owner changed a fact of business.yaml: what the privacy policy
 * says of the message form, and how people of another state can meet the notary.
 * @returns errors, since visitors would read something untrue
 */
export function outdatedTexts(draft: Draft): Diagnostic[] {
  return [...textsOnDrafts(draft), ...textsOnSides(draft)];
}

/** What the privacy policy says of drafts, once a form service gets the messages. */
function textsOnDrafts({ entries: { business, page } }: Draft): Diagnostic[] {
  if (business?.fields.form === undefined) return [];

  const message =
    'not true any more: the message form sends to the service under form in business.yaml. Say who gets the messages, and what becomes of them.';
  return found(page['privacy-policy']?.source.texts ?? [], OF_DRAFTS, message);
}

/** Who is told to cross a state line, once every city lies in a state with a commission. */
function textsOnSides({ entries, files }: Draft): Diagnostic[] {
  const { business, city } = entries;
  const commissions = business?.fields.commissions ?? [];
  const states = new Set([...city.values()].map(({ fields }) => fields.state));
  const isAnyOutside = [...states].some((state) => !commissions.includes(state));
  if (states.size < 2 || isAnyOutside) return [];

  const names = commissions.map(stateName).join('|');
  const message =
    'not true any more: every state of the site is listed under commissions. Say how you meet people there now.';
  const texts = files.flatMap(({ source }) => source.texts);
  const shown = texts.filter(({ path }) => !isForOutside(path));
  return found(shown, new RegExp(`\\bon the (?:${names}) side\\b`, 'i'), message);
}

/** Whether a text is shown for cities of states without a commission alone. */
function isForOutside(path: FieldPath): boolean {
  return path.some((part) => `${part}`.startsWith('outside'));
}

/** The texts that a pattern finds something in, each with the place of what it finds. */
function found(texts: readonly SourceText[], pattern: RegExp, message: string): Diagnostic[] {
  return texts.flatMap(({ text, diagnostic }) => {
    const match = pattern.exec(text);
    if (match === null) return [];
    return [diagnostic(message, 'error', { index: match.index, length: match[0].length })];
  });
}
