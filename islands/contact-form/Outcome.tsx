import { type Mailbox, mailAddress, type Phone } from '../../model/contact.ts';
import { fitsDraft, type Message } from '../../model/message.ts';
import { Draft } from './Draft.tsx';
import type { SendingState } from './useSending.ts';

interface Props {
  state: SendingState;
  phone: Phone;
  mailbox: Mailbox;
}

/** Says what became of the message; a screen reader reads it out. */
export function Outcome({ state, phone, mailbox }: Props) {
  return (
    <div className="outcome" role="status">
      {state.kind === 'sending' && <p>Sending your message...</p>}
      {state.kind === 'sent' && <p>Thank you. We've received your message.</p>}
      {state.kind === 'draft' && (
        <DraftOutcome
          key={state.attempt}
          message={state.message}
          phone={phone}
          address={mailAddress(mailbox)}
        />
      )}
      {state.kind === 'failed' && (
        <>
          <p>
            We couldn't confirm that your message arrived. What you typed is still here. Try again,
            email us or call.
          </p>
          <Draft message={state.message} phone={phone} address={mailAddress(mailbox)} />
        </>
      )}
    </div>
  );
}

interface DraftProps {
  message: Message;
  phone: Phone;
  address: string;
}

/** Opens the message as a draft, or says that it has to be copied. */
function DraftOutcome(draft: DraftProps) {
  const fits = fitsDraft(draft.address, draft.message);
  return (
    <>
      <p>
        {fits
          ? 'Your email program should now show a draft of this message. Nothing has been sent yet. Read it through and send it from there.'
          : 'Your message is too long for a draft. Nothing has been sent yet. Copy the message, open an empty draft and paste it there.'}
      </p>
      <Draft {...draft} open={fits} />
    </>
  );
}
