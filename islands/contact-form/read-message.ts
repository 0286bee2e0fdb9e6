import type { Message } from '../../model/message.ts';

/** What the visitor typed. */
export function readMessage(form: HTMLFormElement): Message {
  const data = new FormData(form);
  const text = (name: keyof Message) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    documentType: text('documentType'),
    message: text('message'),
  };
}
