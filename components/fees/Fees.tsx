import { useSite } from '../site/site.tsx';

/** What an appointment costs: the owner's own fees, else what the law says of them. */
export function Fees() {
  const { fees, feeLaw } = useSite().business;
  if (fees.length === 0) return <p className="fee-law">{feeLaw}</p>;

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
