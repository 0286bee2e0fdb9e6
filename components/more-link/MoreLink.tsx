import type { ReactNode } from 'react';
import { Arrow } from '../ledger/Ledger.tsx';
import { Link } from '../link/Link.tsx';

interface Props {
  to: string;
  children: ReactNode;
}

export function MoreLink({ to, children }: Props) {
  return (
    <Link to={to} className="more-link">
      {children}
      <Arrow />
    </Link>
  );
}
