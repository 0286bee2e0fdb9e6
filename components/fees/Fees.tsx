import { feeLawSentence } from '../../model/fees.ts';
import { useSite } from '../site/site.tsx';

/** The owner's fees, or what the law says about fees if the owner hasn't set any. */
export function Fees() {
  const { business } = useSite();
  const { fees } = business;
  if (fees.length === 0) return <p className="fee-law">{feeLawSentence(business)}</p>;

  return (
    <dl className="fees">
      {fees.map(({ label, amount, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount ?? text}</dd>
        </div>
      ))}
    </dl>
  );
}
