// biome-ignore-all lint/a11y/noSvgWithoutTitle: maps are hidden from screen readers

import type { ReactNode } from 'react';
import type { PlacedLabel } from '../../model/map/labels.ts';
import { type AreaMap as MapData, signWidth, type Town } from '../../model/map/layout.ts';
import type { Point } from '../../model/map/projection.ts';
import { routes } from '../../model/routes.ts';
import { useAddress } from '../site/site.tsx';

interface Props {
  map: MapData;
  kind: 'city' | 'home' | 'linked';
}

/**
 * A drawn map, which fills its box: the frame is fitted whole, and the land goes on around it. Lines grow
 * with the map; text and marks don't. It's hidden from keyboards and screen readers, because the text
 * beside it has the same names.
 */
export function AreaMap({ map, kind }: Props) {
  const { labels, office, towns, textScale } = map;

  return (
    <div className={`map map-${kind}`} aria-hidden="true" translate="no" data-nosnippet="">
      <svg fontSize={10 * textScale}>
        <Land map={map} />
        {labels.map((label) => (
          <Mark key={label.words.join()} map={map} at={label.spot.at} isWide={label.isWide}>
            <Label map={map} label={label} />
          </Mark>
        ))}
        <Mark map={map} at={office}>
          <circle className="office" r={em(9)} />
          <circle className="here" r={em(3.5)} />
        </Mark>
        {towns.toReversed().map((town) => (
          <TownMark key={town.name} map={map} town={town} kind={kind} />
        ))}
      </svg>
    </div>
  );
}

/** The land's lines and the rings, in the map's own units. */
function Land({ map: { size, lines, office, rings } }: { map: MapData }) {
  const interstates = lines.find(({ kind }) => kind === 'interstate');

  return (
    <svg viewBox={`0 0 ${10 * size.width} ${10 * size.height}`}>
      {lines.map(({ kind, path }) => (
        <path key={kind} className={kind} d={path} />
      ))}
      {/* An interstate is a wide line with a narrow one on it. */}
      {interstates && <path className="middle" d={interstates.path} />}
      {rings.map((radius) => (
        <circle
          key={radius}
          className="ring"
          cx={Math.round(10 * office.x)}
          cy={Math.round(10 * office.y)}
          r={Math.round(10 * radius)}
        />
      ))}
    </svg>
  );
}

interface MarkProps {
  map: MapData;
  at: Point;
  isWide?: boolean;
  children: ReactNode;
}

/** What keeps its size at a point of the map. */
function Mark({ map: { size }, at, isWide = false, children }: MarkProps) {
  const x = percent(at.x / size.width);
  const y = percent(at.y / size.height);
  return (
    <svg x={x} y={y} className={isWide ? 'wide' : undefined}>
      {children}
    </svg>
  );
}

interface TownProps extends Props {
  town: MapData['towns'][number];
}

/** The radii of dots. Unit: pixels. */
const DOT_RADII: Record<Town['kind'], number> = { here: 6, featured: 4.5, city: 3.6, town: 2.8 };

/** A dot and its name. On a city's map, which has no list beside it, there is no dot without its name. */
function TownMark({ map, kind: mapKind, town }: TownProps) {
  const { kind, slug, at, isOffice, label } = town;
  const address = useAddress();
  const isWide = label?.isWide ?? false;
  const isDotWide = isWide && mapKind === 'city';

  const content = (
    <>
      {!isOffice && <circle className={kind} r={em(DOT_RADII[kind])} />}
      {label && <Words label={label} isWide={isWide && !isDotWide} />}
    </>
  );
  const isLink = mapKind === 'linked' && slug !== undefined;
  return (
    <Mark map={map} at={at} isWide={isDotWide}>
      {isLink ? (
        <a href={address(routes.city(slug))} tabIndex={-1}>
          {content}
        </a>
      ) : (
        content
      )}
    </Mark>
  );
}

interface WordsProps {
  label: PlacedLabel;
  /** Default: the label's first. */
  words?: string | undefined;
  /** The distance from the label's point. Unit: pixels. */
  shift?: Point;
  isWide?: boolean;
}

function Words({ label, words = label.words[0], shift = label.spot.shift, isWide }: WordsProps) {
  const { size, anchor, angle } = label.spot;
  const turn = Math.round(angle);
  return (
    <text
      className={isWide ? `${label.kind} wide` : label.kind}
      fontSize={em(size)}
      x={shift.x === 0 ? undefined : em(shift.x, size)}
      y={shift.y === 0 ? undefined : em(shift.y, size)}
      textAnchor={anchor === 'start' ? undefined : anchor}
      transform={turn === 0 ? undefined : `rotate(${turn})`}
    >
      {words}
    </text>
  );
}

/** The distance from a border to the middle of a state's name. Unit: pixels. */
const BESIDE_BORDER = 8.5;

interface LabelProps {
  map: MapData;
  label: PlacedLabel;
}

function Label({ map, label }: LabelProps) {
  const { kind, words, spot } = label;
  switch (kind) {
    case 'north':
      return <North map={map} label={label} />;
    case 'scale':
      return <Scale map={map} label={label} />;
    case 'state': {
      const [above, below] = spot.isReversed ? words.toReversed() : words;
      return (
        <>
          <Words label={label} words={above} shift={{ x: 0, y: -BESIDE_BORDER }} />
          <Words label={label} words={below} shift={{ x: 0, y: BESIDE_BORDER }} />
        </>
      );
    }
    case 'interstate':
      return (
        <>
          <path
            className="shield"
            d="M-11-9q11 4 22 0q5 12-11 20q-16-8-11-20z"
            transform={scaled(map)}
          />
          <Words label={label} />
        </>
      );
    case 'us-highway':
    case 'highway': {
      const width = signWidth(words[0] ?? '');
      return (
        <>
          <rect
            className="sign"
            x={em(-width / 2)}
            y={em(-7.5)}
            width={em(width)}
            height={em(15)}
            rx={em(kind === 'highway' ? 7.5 : 2.5)}
          />
          <Words label={label} />
        </>
      );
    }
    default:
      return <Words label={label} />;
  }
}

/** Paths have no relative units. */
function scaled({ textScale }: MapData): string | undefined {
  return textScale === 1 ? undefined : `scale(${textScale})`;
}

/** A needle in a ring, and its letter. */
function North({ map: { textScale }, label: { spot } }: LabelProps) {
  const x = spot.shift.x + (spot.anchor === 'end' ? -14 : 14);
  return (
    <g transform={`scale(${textScale}) translate(${x} ${spot.shift.y})`}>
      <circle className="thin" cy="9" r="13" />
      <path className="gold" d="M0-10l4.2 19h-8.4z" />
      <path className="thin" d="M0 28l4.2-19h-8.4z" />
      <text className="north" fontSize="13" y="-18" textAnchor="middle">
        N
      </text>
    </g>
  );
}

/** A bar with its words above it, both from the edge of the map. */
function Scale({ map: { size, scaleLength }, label }: LabelProps) {
  const { shift, anchor } = label.spot;
  const end = percent(((anchor === 'end' ? -1 : 1) * scaleLength) / size.width);
  const [top, foot] = [em(5), em(11)];

  return (
    <svg x={em(shift.x)} y={em(shift.y)} className="scale">
      <line x2={end} y1={foot} y2={foot} />
      <line y1={top} y2={foot} />
      <line x1={end} x2={end} y1={top} y2={foot} />
      <Words label={label} shift={{ x: 0, y: -4 }} />
    </svg>
  );
}

/** A length that grows with the text, in its font size. */
function em(length: number, fontSize = 10): string {
  return `${Number((length / fontSize).toFixed(2))}em`;
}

function percent(part: number): string {
  return `${Number((100 * part).toFixed(1))}%`;
}
