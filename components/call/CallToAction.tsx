import { useSite } from '../site/site.tsx';
import { CallOrContact } from './CallOrContact.tsx';

/** The block that closes a page and asks for a call. */
export function CallToAction() {
  const page = useSite().pages['call-to-action'];
  return (
    <section className="call-to-action">
      <div className="wrap">
        <h2>{page.heading}</h2>
        <p>{page.text}</p>
        <CallOrContact />
      </div>
    </section>
  );
}
