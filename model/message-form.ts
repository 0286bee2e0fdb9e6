/** The names of the message form's fields. */
export const MESSAGE_FIELDS = ['name', 'email', 'phone', 'documentType', 'message'] as const;

export type MessageField = (typeof MESSAGE_FIELDS)[number];

/** The name that most form services use for the field that only bots fill in. */
export const HONEYPOT = '_gotcha';

/** What a hidden field of a form service can't be called, since the form has it. */
export const TAKEN_FIELDS: readonly string[] = [...MESSAGE_FIELDS, HONEYPOT, 'document-type'];
