import { emailReveal } from '../../islands/reveal/index.ts';
import { splitMailbox, spokenMailbox } from '../../model/mailbox.ts';
import { Island } from '../island/Island.tsx';
import { useSite } from '../site/site.tsx';

/** The button behind which the e-mail address stands; `id` tells two on a page apart. */
export function MailReveal({ id, label }: { id: string; label: string }) {
  const mailbox = splitMailbox(useSite().business.email);
  return (
    <Island
      of={emailReveal}
      id={id}
      props={{ label, mailbox }}
      className="reveal script-only"
      fallback={<p>E-mail: {spokenMailbox(mailbox)}</p>}
    />
  );
}
