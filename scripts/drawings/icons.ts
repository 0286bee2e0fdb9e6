import { Resvg } from '@resvg/resvg-js';
import { favicon } from './favicon.ts';

/** The least that search engines take (Google Search, "Define a favicon"). Unit: pixels. */
const FAVICON = 48;

/** Draws the icon (public/favicon.svg) as the files that browsers and phones ask for by themselves. */
export function drawIcons(svg: string): { file: string; bytes: Buffer }[] {
  return [
    { file: 'favicon.ico', bytes: favicon(drawn(svg, FAVICON), FAVICON) },
    // Apple's phones round the corners of a filled picture.
    { file: 'apple-touch-icon.png', bytes: drawn(svg, 180, '#22392f') },
  ];
}

function drawn(svg: string, width: number, background?: string): Buffer {
  const options = { fitTo: { mode: 'width', value: width }, background } as const;
  return new Resvg(svg, options).render().asPng();
}
