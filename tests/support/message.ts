import type { Page } from 'playwright-core';

/** A message as people type it: two lines, signs that addresses and forms escape, an emoji, a choice. */
export const MESSAGE = {
  name: 'Ann & Bob "Bo" O\'Neil',
  email: 'ann+notary@example.com',
  phone: '(208) 555-0199',
  documentType: 'General Notarization',
  message: 'Two signers, 50% & more?\nFriday at 5 PM 🙂',
} as const;

/** Fills in the contact form, field by field. */
export async function fillIn(page: Page, typed: Partial<Record<keyof typeof MESSAGE, string>>) {
  for (const [name, text] of Object.entries(typed)) {
    const field = page.locator(`form [name="${name}"]`);
    await (name === 'documentType' ? field.selectOption(text) : field.fill(text));
  }
}

/** The text of a draft of the message: a line for each field, with the line breaks of RFC 6068. */
export const MESSAGE_AS_DRAFT = `Name: ${MESSAGE.name}
Email: ${MESSAGE.email}
Phone: ${MESSAGE.phone}
Document Type: ${MESSAGE.documentType}
Message: ${MESSAGE.message}`.replaceAll('\n', '\r\n');

/** What a form service gets, with the hidden fields of the second fixture site. */
export const MESSAGE_AS_POSTED = { ...MESSAGE, access_key: 'sample-key', _gotcha: '' };

/** The fields of a posted form, in which browsers write line breaks as CRLF. */
export function fieldsIn(body: string): Record<string, string> {
  const fields = [...new URLSearchParams(body)];
  return Object.fromEntries(fields.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]));
}
