import type { Page } from 'playwright-core';

/** A message as people type it: two lines, signs that addresses and forms escape, an emoji, a choice. */
export const MESSAGE = {
  name: 'Ann & Bob "Bo" O\'Neil',
  email: 'ann+notary@example.com',
  phone: '(208) 555-0199',
  documentType: 'General Notarization',
  message: 'Two signers, 50% & more?\nFriday at 5 PM 🙂',
} as const;

/** The fields of the contact form, by their label. */
const LABELS = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  documentType: 'Document Type',
  message: 'Message',
} as const satisfies Record<keyof typeof MESSAGE, string>;

/** Fills in the contact form, field by field. */
export async function fillIn(page: Page, typed: Partial<Record<keyof typeof MESSAGE, string>>) {
  for (const [name, text] of Object.entries(typed)) {
    // Asserted: the keys are those of the parameter's type.
    const field = page.getByLabel(LABELS[name as keyof typeof MESSAGE], { exact: true });
    await (name === 'documentType' ? field.selectOption(text) : field.fill(text));
  }
}

/** The text of a draft of the message: a line for each field, with the line breaks of RFC 6068. */
export const MESSAGE_AS_DRAFT = Object.entries(MESSAGE)
  .map(([name, text]) => `${LABELS[name as keyof typeof MESSAGE]}: ${text}`)
  .join('\n')
  .replaceAll('\n', '\r\n');

/** What a form service gets, with the hidden fields of the second fixture site. */
export const MESSAGE_AS_POSTED = { ...MESSAGE, access_key: 'sample-key', _gotcha: '' };

/** The fields of a posted form, in which browsers write line breaks as CRLF. */
export function fieldsIn(body: string): Record<string, string> {
  const fields = [...new URLSearchParams(body)];
  return Object.fromEntries(fields.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]));
}
