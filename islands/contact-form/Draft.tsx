import { useEffect, useState } from 'react';
import { type Phone, telHref } from '../../model/contact.ts';
import {
  draftHref,
  emptyDraftHref,
  fitsDraft,
  type Message,
  messageText,
} from '../../model/message.ts';

interface Props {
  message: Message;
  phone: Phone;
  address: string;
  /** Whether to open the draft at once. */
  open?: boolean;
}

/**
 * Other ways for a message: the visitor's own email program, the clipboard, a call. A message too
 * long for a draft is copied, and pasted into a draft without text.
 */
export function Draft({ message, phone, address, open = false }: Props) {
  const fits = fitsDraft(address, message);
  const href = fits ? draftHref(address, message) : emptyDraftHref(address, message);
  const [copied, setCopied] = useState('');
  useEffect(() => {
    if (open) location.assign(href);
  }, [open, href]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(messageText(message));
      setCopied('Message copied.');
    } catch {
      setCopied("Your browser won't let us copy. Select the text in the form instead.");
    }
  };
  return (
    <>
      <p className="buttons">
        <a className="button button-quiet" href={href}>
          {fits ? 'Open draft' : 'Open empty draft'}
        </a>
        <button type="button" className="button button-quiet" onClick={copy}>
          Copy message
        </button>
        <a className="button button-quiet" href={telHref(phone)}>
          Call instead
        </a>
      </p>
      <p>{copied}</p>
    </>
  );
}
