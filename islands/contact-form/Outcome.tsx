import { type Mailbox, mailAddress } from '../../model/mailbox.ts';
import type { Phone } from '../../model/phone.ts';
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
      {state.kind === 'sending' && <p>Sending your message ...</p>}
      {state.kind === 'sent' && <p>Your message was sent. Thank you.</p>}
      {state.kind === 'draft' && (
        <>
          <p>
            Your e-mail program should now show a draft of this message. Nothing has been sent yet:
            read it through and send it from there.
          </p>
          <Draft
            key={state.attempt}
            message={state.message}
            phone={phone}
            address={mailAddress(mailbox)}
            open
          />
        </>
      )}
      {state.kind === 'failed' && (
        <>
          <p>
            We could not confirm that your message arrived. What you typed is still here. Try again,
            send it as an e-mail of your own, or call.
          </p>
          <Draft message={state.message} phone={phone} address={mailAddress(mailbox)} />
        </>
      )}
    </div>
  );
}
