import { escapeHtml } from '../../model/html.ts';

/** The small page inside a map frame until the map is asked for. */
export function mapPlaceholder(src: string, title: string): string {
  const style =
    'html{color-scheme:light dark}body{margin:0;display:grid;place-items:center;min-height:100vh;font:17px system-ui;background:#8882}a{margin:1em;padding:.7em 1.2em;border:1px solid;border-radius:8px;color:inherit}';
  return `<!doctype html><html lang="en-US"><title>${escapeHtml(title)}</title><style>${style}</style><a href="${escapeHtml(src)}" rel="noopener">Show the ${escapeHtml(lowerFirst(title))}</a></html>`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
