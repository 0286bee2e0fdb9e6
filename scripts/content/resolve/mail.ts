import { quote } from '../../../model/quote.ts';
import type { Diagnostic, Path } from '../diagnostic.ts';
import { mapWords } from '../parse/texts.ts';
import type { Sorted } from '../validate/files.ts';

/** An email address within a text. */
export const MAIL_ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

/** Why none may stand in a page, and what to do instead. */
export const TYPED_MAIL = 'Spammers collect addresses from pages. Link to /contact instead.';

/** Email addresses, in angle brackets or without; and web addresses, in which an @ is none. */
const ADDRESSES = new RegExp(
  `(?:https?://|mailto:)[^\\s)>\\]"]+|<${MAIL_ADDRESS.source}>|${MAIL_ADDRESS.source}`,
  'gi',
);

/**
 * Writes email addresses in texts so that no program collects them from a page, "me [at]
 * example.com", and warns of each. The mailbox itself stands in business.yaml, and in no page.
 */
export function withoutMail({ source, collection }: Sorted, diagnostics: Diagnostic[]): Sorted {
  const hidden = mapWords(source, ({ text, path, diagnostic }) => {
    if (collection.kind === 'business' && isMailbox(path)) return text;
    return text.replace(ADDRESSES, (found, at: number) => {
      if (/^(?:https?:|mailto:)/i.test(found)) return found;
      const written = found.replace(/[<>]/g, '');
      const shown = written.replace('@', ' [at] ');
      const message = `${quote(written)} is an email address. To keep spammers away, pages show ${quote(shown)}. Link to /contact instead.`;
      const index = at + found.indexOf(written);
      diagnostics.push(diagnostic({ index, written }, message, 'warning'));
      return shown;
    });
  });
  return { collection, source: hidden };
}

/** The fields of business.yaml that programs read, and no visitor. */
function isMailbox([field]: Path): boolean {
  return field === 'email' || field === 'form';
}
