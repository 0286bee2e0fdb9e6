import { type Mailbox, mailAddress } from '../../model/mailbox.ts';
import { Reveal } from './Reveal.tsx';

export interface EmailRevealProps {
  label: string;
  /** In two parts, so that no page holds the address itself. */
  mailbox: Mailbox;
}

/** A button that puts the e-mail address together when it is pressed. */
export function EmailReveal({ label, mailbox }: EmailRevealProps) {
  const address = mailAddress(mailbox);
  return (
    <Reveal label={label} what="email" tone="quiet">
      <a href={`mailto:${address}`}>{address}</a>
    </Reveal>
  );
}
