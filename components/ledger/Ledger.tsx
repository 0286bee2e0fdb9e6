import type { ComponentProps, ReactNode } from 'react';

interface Props {
  /** Which ledger it is. The class of a kind, such as "ledger-cities", is styled where its cells are drawn. */
  kind: 'services' | 'cities' | 'tiles' | 'featured' | 'places';
  children: ReactNode;
}

/** A list as a sheet that is ruled into cells, each of which is a `LedgerCell`. */
export function Ledger({ kind, children }: Props) {
  return (
    <ul role="list" className={`ledger ledger-${kind}`}>
      {children}
    </ul>
  );
}

/** A cell of a ledger. A link with the class "ledger-link" in it makes the whole cell a link. */
export function LedgerCell({ className = '', ...props }: ComponentProps<'li'>) {
  return <li {...props} className={`ledger-cell ${className}`.trim()} />;
}

/** The arrow that says that something leads on; an ornament. */
export function Arrow() {
  return (
    <svg className="arrow" viewBox="0 0 20 12" aria-hidden="true">
      <path d="M1 6h18M14 1l5 5-5 5" />
    </svg>
  );
}
