import type { ReactNode } from 'react';
import { Arrow } from '../ledger/Ledger.tsx';
import { Link } from '../link/Link.tsx';

interface Props {
  to: string;
  children: ReactNode;
}

/** A link that leads on from what stands above or beside it, with an arrow at its end. */
export function MoreLink({ to, children }: Props) {
  return (
    <Link to={to} className="more-link">
      {children}
      <Arrow />
    </Link>
  );
}
