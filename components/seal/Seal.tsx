import { NIB } from '../../model/pictures.ts';
import { nameOfState } from '../../model/states.ts';
import { useSite } from '../site/site.tsx';

interface Props {
  className?: string;
  /** For where its words could not be read: without them, and its picture larger. */
  isSmall?: boolean;
}

/**
 * The seal of the business, as notaries stick it on documents: a pen's nib over the edge of a table, and
 * the name of the business around it. An ornament: what it says stands on the page too.
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

/** Lines around a seal, each turned by a part of a circle: together they are a guilloche. */
const TURNS = Array.from({ length: 12 }, (_, index) => 15 * index);

/** Where the words stand: on the upper half of a circle from left to right, and on the lower half so too. */
const UPPER = 'M-156 0A156 156 0 0 1 156 0';
const LOWER = 'M-179 0A179 179 0 0 0 179 0';

/** How long a line of words may be, in the seal's units. */
const UPPER_LENGTH = 470;
const LOWER_LENGTH = 280;

/** The name of the business and its city, with the guilloche within. */
function Words() {
  const { name, address } = useSite().business;

  return (
    <g className="seal-words">
      <circle r="196" />
      <path id="seal-upper" d={UPPER} />
      <path id="seal-lower" d={LOWER} />
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

/** The size of letters that have room, and how wide a capital with its space is. */
const LETTER_SIZE = 25;
const LETTER_WIDTH = 0.86;

/** Words in capitals along a path, in smaller letters where they are many. */
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
