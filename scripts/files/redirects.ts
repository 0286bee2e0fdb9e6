import { absoluteUrl, withBase } from '../../model/routes.ts';
import type { Redirect } from '../../model/schemas/redirect.ts';
import type { Site } from '../../model/site.ts';
import { escapeHtml } from '../../model/text.ts';

/** Where Netlify and Cloudflare Pages look for redirects, in the folder that they serve. */
export const REDIRECTS_FILE = '/_redirects';

/** The redirects as Cloudflare Pages reads them. */
export function redirectRules({ redirects, settings: { base } }: Site): string {
  return redirects
    .map(({ from, to }) => `${withBase(base, from)} ${withBase(base, to)} 301\n`)
    .join('');
}

/** A page that leads on by itself, for hosts that know no redirects. */
export function redirectPage({ settings }: Pick<Site, 'settings'>, { to }: Redirect): string {
  const target = escapeHtml(withBase(settings.base, to));
  return [
    `<!doctype html><html lang="en-US"><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'"/><meta charset="utf-8">`,
    `<title>Moved to ${target}</title><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${escapeHtml(absoluteUrl(settings.siteUrl, to))}">`,
    `<meta http-equiv="refresh" content="0;url=${target}"></head>`,
    `<body><p>This page has moved to <a href="${target}">${target}</a>.</p></body></html>\n`,
  ].join('');
}
