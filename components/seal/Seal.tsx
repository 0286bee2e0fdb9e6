import { NIB } from '../../model/pictures.ts';
import { nameOfState } from '../../model/states.ts';
import { useSite } from '../site/site.tsx';

interface Props {
  className?: string;
  /** For sizes at which the words would be unreadable: leaves them out and enlarges the picture. */
  isSmall?: boolean;
}

/**
 * The business's seal, like those that notaries put on documents: a pen nib over the edge of a table,
 * and the name of the business around it. Decorative, because the page has the same words.
 */
export function Seal({ className = '', isSmall = false }: Props) {
  return (
    <svg className={`seal ${className}`.trim()} viewBox="-210 -210 420 420" aria-hidden="true">
      <circle className="seal-edge" r="192" />
      <circle className="seal-paper" r="192" />
      {!isSmall && <Words />}
      <g className={isSmall ? 'seal-small' : 'seal-picture'}>
        <circle r="112" />
        <path className="seal-table" d="M-78 56h156" />
        <path
          className="seal-nib"
          transform="translate(0-4)scale(3.4)"
          d={NIB.outline + NIB.slit}
        />
      </g>
    </svg>
  );
}

/** Twelve ellipses rotated into a guilloche. Unit: degrees. */
const TURNS = Array.from({ length: 12 }, (_, index) => 15 * index);

/** Two half circles, both from left to right. */
const UPPER = 'M-156 0A156 156 0 0 1 156 0';
const LOWER = 'M-179 0A179 179 0 0 0 179 0';

/** The length available to each line, in the seal's units. */
const UPPER_LENGTH = 470;
const LOWER_LENGTH = 280;

function Words() {
  const { name, address } = useSite().business;

  return (
    <g className="seal-words">
      <circle r="196" />
      <path id="seal-upper" d={UPPER} stroke="none" />
      <path id="seal-lower" d={LOWER} stroke="none" />
      <WordsAlong path="seal-upper" words={name} length={UPPER_LENGTH} />
      <WordsAlong
        path="seal-lower"
        words={`${address.city}, ${nameOfState(address.state)}`}
        length={LOWER_LENGTH}
      />
      {TURNS.map((degrees) => (
        <ellipse key={degrees} rx="143" ry="117" transform={`rotate(${degrees})`} />
      ))}
    </g>
  );
}

/** The largest font size, and the width of a capital with its spacing as a share of it. */
const LETTER_SIZE = 25;
const LETTER_WIDTH = 0.86;

/** Long words get a smaller font. */
function WordsAlong({ path, words, length }: { path: string; words: string; length: number }) {
  const fontSize = Math.min(LETTER_SIZE, length / (LETTER_WIDTH * words.length));
  return (
    <text fontSize={Math.round(fontSize)}>
      <textPath href={`#${path}`} startOffset="50%">
        {words.toUpperCase()}
      </textPath>
    </text>
  );
}
