import { CallOrContact } from '../button/Button.tsx';
import { useSite } from '../site/site.tsx';

/** The block that closes a page and asks for a call, on the same dark background as the footer. */
export function ClosingCall() {
  const { heading, text } = useSite().pages['call-to-action'];

  return (
    <section className="closing-call call-to-action screen-only">
      <div className="wrap">
        <div>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <CallOrContact />
      </div>
    </section>
  );
}
