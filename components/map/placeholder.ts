import { escapeHtml } from '../../model/html.ts';
import type { MapPoint, RegionMap } from '../../model/region-map.ts';

/** How much of the drawn map a frame shows around a city, in the map's units. */
const VIEW = { width: 144, height: 90 };

const STYLE =
  'html{color-scheme:light dark;background:#efe9d9}@media(prefers-color-scheme:dark){html{background:#222b2a}}' +
  'body{margin:0;height:100vh;position:relative;overflow:hidden;font:600 17px/1.3 system-ui,sans-serif}' +
  'img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}' +
  'i{position:absolute;top:50%;left:50%;width:14px;height:14px;margin:-8px;background:#2f6475;border:2px solid #fff;border-radius:50%}' +
  'a{position:absolute;bottom:16px;left:50%;translate:-50%;width:max-content;max-width:calc(100% - 24px);box-sizing:border-box;padding:11px 18px;color:#fffdf8;background:#22392f;border-radius:10px;text-align:center}' +
  'a:focus-visible{outline:3px solid #a9792b;outline-offset:2px}';

interface Placeholder {
  /** The address of the real map. */
  src: string;
  title: string;
  /** The words of the link to it. */
  show: string;
  /** The address of the drawn map. */
  drawing: string;
}

/**
 * The small page inside a map frame until the map is asked for: the drawn map and a link. It has no
 * landmark, which would stand within the page's own.
 */
export function mapPlaceholder(
  { src, title, show, drawing }: Placeholder,
  map: RegionMap,
  middle: MapPoint | undefined,
): string {
  const picture = middle === undefined ? drawing : drawing + around(middle);
  return [
    `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>${escapeHtml(title)}</title>`,
    `<style>${STYLE}</style>`,
    `<img src="${picture}" alt="" width="${map.width}" height="${map.height}">`,
    middle === undefined ? '' : '<i></i>',
    `<a href="${escapeHtml(src)}" rel="noopener">${escapeHtml(show)}</a>`,
    '</html>',
  ].join('');
}

/** The part of the drawn map with a point in its middle (SVG 2, "SVG fragment identifiers"). */
function around({ x, y }: MapPoint): string {
  const { width, height } = VIEW;
  return `#svgView(viewBox(${x - width / 2},${y - height / 2},${width},${height}))`;
}
