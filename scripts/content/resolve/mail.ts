import { quote } from '../../../model/quote.ts';
import type { Diagnostic, Path } from '../diagnostic.ts';
import { mapWords } from '../parse/texts.ts';
import type { Sorted } from '../validate/files.ts';

/** An e-mail address within a text. */
export const MAIL_ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

/** Why none may stand in a page, and what to do instead. */
export const TYPED_MAIL =
  'an e-mail address in a page is found by senders of spam; link to /contact instead';

/** E-mail addresses, in angle brackets or without; and web addresses, in which an @ is none. */
const ADDRESSES = new RegExp(
  `(?:https?://|mailto:)[^\\s)>\\]"]+|<${MAIL_ADDRESS.source}>|${MAIL_ADDRESS.source}`,
  'gi',
);

/**
 * Writes e-mail addresses in texts so that no program collects them from a page, "me [at]
 * example.com", and warns of each. The mailbox itself stands in business.yaml, and in no page.
 */
export function withoutMail({ source, collection }: Sorted, diagnostics: Diagnostic[]): Sorted {
  const hidden = mapWords(source, ({ text, path, diagnostic }) => {
    if (collection.kind === 'business' && isMailbox(path)) return text;
    return text.replace(ADDRESSES, (found, at: number) => {
      if (/^(?:https?:|mailto:)/i.test(found)) return found;
      const written = found.replace(/[<>]/g, '');
      const shown = written.replace('@', ' [at] ');
      const message = `${quote(written)} is typed here: pages show it as ${quote(shown)}, which programs that collect addresses for spam do not find; better link to /contact`;
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
