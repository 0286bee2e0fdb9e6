import { escapeHtml } from '../../model/html.ts';
import { type MapPoint, REGION_MAP_FILE, type RegionMap } from '../../model/region-map.ts';

/** How much of the drawn map a frame shows around a town, in the map's units. */
const VIEW = { width: 144, height: 90 };

const STYLE =
  'html{color-scheme:light dark;background:#efe9d9}@media(prefers-color-scheme:dark){html{background:#222b2a}}' +
  'body{margin:0;height:100vh;position:relative;overflow:hidden;font:600 17px/1.3 system-ui,sans-serif}' +
  'img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}' +
  'i{position:absolute;top:50%;left:50%;width:14px;height:14px;margin:-8px;background:#2f6475;border:2px solid #fff;border-radius:50%}' +
  'a{position:absolute;bottom:16px;left:50%;translate:-50%;width:max-content;max-width:calc(100% - 24px);box-sizing:border-box;padding:11px 18px;color:#fffdf8;background:#22392f;border-radius:10px;text-align:center}' +
  'a:focus-visible{outline:3px solid #a9792b;outline-offset:2px}';

/** The small page inside a map frame until the map is asked for: the drawn map and a link. */
export function mapPlaceholder(
  { src, title, show }: { src: string; title: string; show: string },
  map: RegionMap,
  middle: MapPoint | undefined,
): string {
  const picture = middle === undefined ? REGION_MAP_FILE : around(middle);
  return [
    `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>${escapeHtml(title)}</title>`,
    `<style>${STYLE}</style><main>`,
    `<img src="${picture}" alt="" width="${map.width}" height="${map.height}">`,
    middle === undefined ? '' : '<i></i>',
    `<a href="${escapeHtml(src)}" rel="noopener">${escapeHtml(show)}</a>`,
    '</main></html>',
  ].join('');
}

/** The drawn map with a point in the middle (SVG 2, "SVG fragment identifiers"). */
function around({ x, y }: MapPoint): string {
  const { width, height } = VIEW;
  return `${REGION_MAP_FILE}#svgView(viewBox(${x - width / 2},${y - height / 2},${width},${height}))`;
}
