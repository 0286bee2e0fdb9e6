import { officeAddress } from '../../model/office.ts';
import { useSite } from '../site/site.tsx';

/** The office address; nothing if the owner doesn't publish the street. */
export function Office() {
  const { business } = useSite();
  if (business.address.display !== 'street') return null;

  return (
    <address className="office" translate="no">
      {officeAddress(business)}
    </address>
  );
}
