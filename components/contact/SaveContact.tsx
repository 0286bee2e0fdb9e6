import { encode } from 'uqr';
import { VCARD_FILE, vcard } from '../../model/vcard.ts';
import { useAddress, useSite } from '../site/site.tsx';

/**
 * Puts the business into the visitor's address book: a card to open, and on a screen that is not
 * itself a phone its code to scan with one.
 */
export function SaveContact() {
  const { business, settings } = useSite();
  const address = useAddress();
  const { data, size } = encode(vcard(business, settings.siteUrl), { ecc: 'L', border: 2 });
  return (
    <div className="save-contact">
      <p>
        <a href={address(VCARD_FILE)} className="button button-quiet">
          Save our contact details
        </a>
      </p>
      <figure className="wide-only">
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label="Scan to save our contact details"
        >
          <path d={squares(data)} />
        </svg>
        <figcaption>Scan to save our contact details</figcaption>
      </figure>
    </div>
  );
}

/** The dark squares as one path, each run in a row as one rectangle. */
function squares(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => runs(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('');
}

/** Where squares next to each other start, and how many there are. */
function runs(row: readonly boolean[]): { x: number; length: number }[] {
  const bits = row.map((dark) => (dark ? '1' : '0')).join('');
  return [...bits.matchAll(/1+/g)].map(({ index, 0: run }) => ({ x: index, length: run.length }));
}
