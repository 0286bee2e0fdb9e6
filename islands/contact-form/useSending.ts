import { type FormEvent, useState } from 'react';
import type { Message } from '../../model/message.ts';
import { HONEYPOT } from './Honeypot.tsx';
import { postForm } from './post-form.ts';
import { readMessage } from './read-message.ts';

/** What became of the message. */
export type SendingState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'sent' }
  /** Nothing was sent: the visitor's own email program has a draft. */
  | { kind: 'draft'; message: Message; attempt: number }
  /** Nobody confirmed that it arrived. */
  | { kind: 'failed'; message: Message };

/**
 * Posts the form to its endpoint, or makes a draft where there is none.
 * @param onSent called when the endpoint took the message
 */
export function useSending(endpoint: string | undefined, onSent: () => void) {
  const [state, setState] = useState<SendingState>({ kind: 'idle' });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.kind === 'sending') return;
    const form = event.currentTarget;
    const message = readMessage(form);
    if (endpoint === undefined) {
      const attempt = state.kind === 'draft' ? state.attempt + 1 : 1;
      setState({ kind: 'draft', message, attempt });
      return;
    }
    setState({ kind: 'sending' });
    const data = new FormData(form);
    const sent = data.get(HONEYPOT) === '' && (await postForm(endpoint, data));
    setState(sent ? { kind: 'sent' } : { kind: 'failed', message });
    if (!sent) return;
    form.reset();
    onSent();
  };

  return { state, submit };
}
