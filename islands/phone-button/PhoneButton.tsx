import { useCallback, useId, useRef, useState } from 'react';
import { formatPhone, lastFour, maskPhone, type Phone, telHref } from '../../model/phone.ts';
import { useAutoClose } from './useAutoClose.ts';

/** How long the number stays in view. Unit: milliseconds. */
export const SHOWN_FOR = 3000;

/** The header's phone: a masked number that shows itself for a moment when it is pressed. */
export function PhoneButton({ phone }: { phone: Phone }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const close = useCallback(() => setOpen(false), []);
  const hold = useAutoClose(open, close, SHOWN_FOR);
  const closeByKey = ({ key }: { key: string }) => {
    if (key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Escape from the two inside
    <div className="phone-button" onKeyDown={closeByKey}>
      <button
        type="button"
        className="button button-strong"
        ref={button}
        aria-expanded={open}
        aria-controls={panel}
        aria-label={`Show phone number ending in ${lastFour(phone)}`}
        onClick={() => setOpen(!open)}
      >
        {maskPhone(phone)}
      </button>
      <div className="phone-panel" id={panel} role="status" {...hold}>
        {open && <a href={telHref(phone)}>{formatPhone(phone)}</a>}
      </div>
    </div>
  );
}
