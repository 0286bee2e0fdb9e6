import type { ComponentProps, ReactNode } from 'react';

interface Props {
  /** Its class, such as "ledger-cities", is styled with the component that renders the cells. */
  kind: 'services' | 'cities' | 'places';
  children: ReactNode;
}

/** A list laid out as ruled cells, each a `LedgerCell`. */
export function Ledger({ kind, children }: Props) {
  return (
    <ul role="list" className={`ledger ledger-${kind}`}>
      {children}
    </ul>
  );
}

/** A link with the class "ledger-link" makes the whole cell clickable. */
export function LedgerCell({ className = '', ...props }: ComponentProps<'li'>) {
  return <li {...props} className={`ledger-cell ${className}`.trim()} />;
}

interface ArrowProps {
  /** Whether it points to what comes before. */
  isBack?: boolean;
}

/** A decorative arrow. */
export function Arrow({ isBack = false }: ArrowProps) {
  return (
    <svg className={isBack ? 'arrow arrow-back' : 'arrow'} viewBox="0 0 20 12" aria-hidden="true">
      <path d="M1 6h18M14 1l5 5-5 5" />
    </svg>
  );
}
