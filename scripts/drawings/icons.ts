import { Resvg } from '@resvg/resvg-js';

/** The icons that are pictures of points, by file; that of Apple fills its corners itself. */
const ICONS = [
  { file: 'favicon-32.png', width: 32 },
  { file: 'icon-192.png', width: 192 },
  { file: 'icon-512.png', width: 512 },
  { file: 'apple-touch-icon.png', width: 180, background: '#22392f' },
];

/** Draws the icon (public/favicon.svg) in the sizes that devices ask for. */
export function drawIcons(svg: string): { file: string; png: Buffer }[] {
  return ICONS.map(({ file, width, background }) => {
    const options = { fitTo: { mode: 'width', value: width }, background } as const;
    return { file, png: new Resvg(svg, options).render().asPng() };
  });
}
