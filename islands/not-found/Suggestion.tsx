import { useLocation } from 'react-router-dom';
import { type Addresses, meantPage } from '../../model/addresses.ts';
import { addressOf } from '../base.ts';

/** Offers the page that a mistyped address most likely stands for. */
export function Suggestion({ known }: { known: Addresses }) {
  const meant = meantPage(useLocation().pathname, known);
  return (
    <p className="suggestion" role="status">
      {meant && (
        <>
          Did you mean <a href={addressOf(meant.path)}>{meant.name}</a>?
        </>
      )}
    </p>
  );
}
