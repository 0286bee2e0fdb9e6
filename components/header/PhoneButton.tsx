import { formatPhone, lastFour, maskPhone, telHref } from '../../model/contact.ts';
import { useSite } from '../site/site.tsx';

/**
 * The header's phone on wide screens: a masked number, and a popover that shows the whole for a
 * moment. The status region around it has a screen reader say the number.
 */
export function PhoneButton() {
  const { phone } = useSite().business;
  return (
    <>
      <div className="phone-button wide-only script-only">
        <button
          type="button"
          className="button button-strong"
          popoverTarget="header-number"
          aria-label={`Show phone number ending in ${lastFour(phone)}`}
        >
          {maskPhone(phone)}
        </button>
        <div role="status">
          <p id="header-number" className="phone-panel" popover="auto">
            <a href={telHref(phone)}>{formatPhone(phone)}</a>
          </p>
        </div>
      </div>
      <noscript>
        <a className="button button-strong wide-only" href={telHref(phone)}>
          {formatPhone(phone)}
        </a>
      </noscript>
    </>
  );
}
