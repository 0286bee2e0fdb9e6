import { officeAddress } from '../../model/office.ts';
import { useSite } from '../site/site.tsx';

/** Where the office is, for visitors; nothing where the owner keeps the street to themselves. */
export function Office() {
  const { business } = useSite();
  if (business.address.display !== 'street') return null;

  return (
    <address className="office" translate="no">
      {officeAddress(business)}
    </address>
  );
}
