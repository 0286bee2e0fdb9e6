import { NIB } from '../../model/pictures.ts';

/** The mark of the trade, a pen's nib over the edge of a table; a picture without a message. */
export function Seal() {
  return (
    <svg className="seal" viewBox="-25 -25 50 50" aria-hidden="true">
      <circle r="24" />
      <path d={NIB.outline + NIB.slit + NIB.table} />
    </svg>
  );
}
