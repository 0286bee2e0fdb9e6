import type { ReactNode } from 'react';
import { Arrow } from '../ledger/Ledger.tsx';
import { Link } from '../link/Link.tsx';

interface Props {
  to: string;
  /** Whether it leads to what comes before. */
  isBack?: boolean;
  children: ReactNode;
}

export function MoreLink({ to, isBack = false, children }: Props) {
  return (
    <Link to={to} className="more-link">
      {isBack && <Arrow isBack />}
      {children}
      {!isBack && <Arrow />}
    </Link>
  );
}
