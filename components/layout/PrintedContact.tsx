import { formatPhone } from '../../model/contact.ts';
import { hoursShortText } from '../../model/hours.ts';
import { useSite } from '../site/site.tsx';

/** On paper, where nothing can be pressed: whom to call, and when. */
export function PrintedContact() {
  const { name, phone, hours } = useSite().business;
  return (
    <p className="print-only wrap">
      {name}, <strong>{formatPhone(phone)}</strong>. {hoursShortText(hours)}.
    </p>
  );
}
