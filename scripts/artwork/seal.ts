import { NIB, SEAL_PICTURE_SIZE } from '../../model/pictures.ts';
import type { Business } from '../../model/schemas/business.ts';
import { nameOfState } from '../../model/states.ts';
import { escapeHtml } from '../../model/text.ts';
import { makeSvg } from './drawing.ts';
import { guilloche } from './engraving.ts';
import { arcText } from './lettering.ts';

/** Where the words around the seal stand: the name of the business above, its city below. */
const UPPER_ARC = { radius: 156, degrees: 215, size: 31, side: 'upper' } as const;
const LOWER_ARC = { radius: 179, degrees: 100, size: 26, side: 'lower' } as const;

/** Teeth around the edge of a wafer, and how deep they are, in the picture's units. */
const TEETH = 64;
const TOOTH_DEPTH = 8;

/** The radius of a wafer, to the points of its teeth. */
const WAFER_RADIUS = 204;

/**
 * Draws the large seal as an SVG file: the mark of the trade, a pen's nib over the edge of a table, in
 * a guilloche ring, with the name of the business around it.
 */
export function drawSeal(business: SealFacts): string {
  return makeSvg('seal', {
    title: titleOf(business),
    words: wordsAround(business),
    ring: guilloche(129, 15, 40, 4),
    nib: drawNib(),
  });
}

/** Draws the seal on a wafer of paper with a serrated edge, as notaries stick it on a document. */
export function drawWafer(business: SealFacts): string {
  return makeSvg('wafer', {
    title: titleOf(business),
    edge: serratedEdge(),
    words: wordsAround(business),
    ring: guilloche(129, 15, 40, 4),
    nib: drawNib(),
  });
}

/** Draws a wafer for where the large one could not be read: a pen in a ring. */
export function drawSmallWafer(business: SealFacts): string {
  return makeSvg('wafer-small', { title: titleOf(business), edge: serratedEdge(), nib: drawNib() });
}

/**
 * Draws the seal on a wafer as a PNG on white, for search engines and profiles elsewhere: some take no
 * SVG, and some show what is clear in black.
 */
export async function makeSealPicture(business: SealFacts): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js');
  const fitTo = { mode: 'width', value: SEAL_PICTURE_SIZE } as const;
  return new Resvg(drawWafer(business), { fitTo, background: '#ffffff' }).render().asPng();
}

/** What a seal says. */
type SealFacts = Pick<Business, 'name' | 'address'>;

const placeOf = ({ address }: SealFacts) => `${address.city}, ${nameOfState(address.state)}`;

const titleOf = (business: SealFacts) => escapeHtml(`${business.name}, ${placeOf(business)}`);

function wordsAround(business: SealFacts): string {
  return arcText(business.name, UPPER_ARC) + arcText(placeOf(business), LOWER_ARC);
}

function drawNib(): string {
  const place = 'transform="translate(0-8)scale(3.2)"';
  return `<path ${place} stroke-width="1" d="${NIB.outline}${NIB.slit}"/>`;
}

/** The outline of a wafer, as the data of an SVG path in relative steps. */
function serratedEdge(): string {
  const points = Array.from({ length: 2 * TEETH }, (_, index) => {
    const angle = (Math.PI * index) / TEETH;
    const radius = index % 2 === 0 ? WAFER_RADIUS : WAFER_RADIUS - TOOTH_DEPTH;
    return { x: Math.round(radius * Math.sin(angle)), y: Math.round(-radius * Math.cos(angle)) };
  });
  const steps = points.slice(1).map((point, index) => {
    const { x, y } = points[index] ?? point;
    return `${point.x - x} ${point.y - y}`;
  });
  return `M0-${WAFER_RADIUS}l${steps.join(' ')}z`.replaceAll(' -', '-');
}
