/** What a visitor can write in the message form, by field name. */
export interface Message {
  name: string;
  email: string;
  phone: string;
  documentType: string;
  message: string;
}

/** The fields in the form's order, with their labels. */
export const MESSAGE_FIELDS = [
  { name: 'name', label: 'Name' },
  { name: 'email', label: 'Email' },
  { name: 'phone', label: 'Phone' },
  { name: 'documentType', label: 'Document Type' },
  { name: 'message', label: 'Message' },
] as const satisfies readonly { name: keyof Message; label: string }[];

/** The message as plain text, a line for each field that was filled in. */
export function messageText(message: Message): string {
  return MESSAGE_FIELDS.filter(({ name }) => message[name].trim() !== '')
    .map(({ name, label }) => `${label}: ${message[name]}`)
    .join('\n');
}

/** The longest link that every common email program opens. Unit: characters. */
const MAX_DRAFT_LINK = 2000;

/** A link that opens the visitor's own email program with the message as a draft (RFC 6068). */
export function draftHref(address: string, message: Message): string {
  const body = encodeURIComponent(messageText(message).replaceAll('\n', '\r\n'));
  return `${emptyDraftHref(address, message)}&body=${body}`;
}

/** The same draft without its text, which the visitor pastes. */
export function emptyDraftHref(address: string, { documentType }: Message): string {
  const about = documentType === '' ? 'a notarization' : documentType;
  return `mailto:${address}?subject=${encodeURIComponent(`Question about ${about}`)}`;
}

/** Whether email programs open the draft; what is longer they cut off or refuse without a word. */
export function fitsDraft(address: string, message: Message): boolean {
  return draftHref(address, message).length <= MAX_DRAFT_LINK;
}
