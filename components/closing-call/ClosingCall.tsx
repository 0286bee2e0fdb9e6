import { SEAL_FILE } from '../../model/pictures.ts';
import { CallOrContact } from '../button/Button.tsx';
import { useAddress, useSite } from '../site/site.tsx';

/** The block that closes a page and asks for a call, on the same dark background as the footer. */
export function ClosingCall() {
  const { heading, text } = useSite().pages['call-to-action'];
  const address = useAddress();

  return (
    <section className="closing-call call-to-action screen-only">
      <div className="wrap">
        <img
          className="closing-seal"
          src={address(SEAL_FILE)}
          alt=""
          width={142}
          height={142}
          loading="lazy"
          fetchPriority="low"
        />
        <div>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <CallOrContact />
      </div>
    </section>
  );
}
