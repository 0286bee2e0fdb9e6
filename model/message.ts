/** The fields of the message form in its order, with their labels. */
export const MESSAGE_FIELDS = [
  { name: 'name', label: 'Name' },
  { name: 'email', label: 'Email' },
  { name: 'phone', label: 'Phone' },
  { name: 'documentType', label: 'Document Type' },
  { name: 'message', label: 'Message' },
] as const;

/** What a visitor wrote, by field name. */
export type Message = Readonly<Record<string, string>>;

/** The message as plain text, a line for each field that was filled in. */
export function messageText(message: Message): string {
  return MESSAGE_FIELDS.filter(({ name }) => message[name]?.trim())
    .map(({ name, label }) => `${label}: ${message[name]}`)
    .join('\n');
}

/** The longest link that every common email program opens. Unit: characters. */
const MAX_DRAFT_LINK = 2000;

/**
 * A link that opens the visitor's own email program with the message as a draft (RFC 6068), or with
 * an empty one where the message does not fit: what is too long is cut off without a word.
 */
export function draftOf(address: string, message: Message): { href: string; fits: boolean } {
  const about = message.documentType || 'a notarization';
  const empty = `mailto:${address}?subject=${encodeURIComponent(`Question about ${about}`)}`;
  const body = encodeURIComponent(messageText(message).replaceAll('\n', '\r\n'));
  const href = `${empty}&body=${body}`;
  return href.length <= MAX_DRAFT_LINK ? { href, fits: true } : { href: empty, fits: false };
}
