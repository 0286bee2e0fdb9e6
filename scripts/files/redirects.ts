import type { Redirect } from '../../model/schemas/redirect.ts';
import type { Site } from '../../model/site.ts';
import { escapeHtml } from '../../model/text.ts';

/** The redirects file for Cloudflare Pages and Netlify. */
export function redirectsText({ redirects, settings }: Site): string {
  const { base } = settings;
  return redirects.map(({ from, to }) => `${base}${from} ${base}${to} 301\n`).join('');
}

/** A page that redirects, for hosts without support for redirects. */
export function redirectPage({ settings }: Pick<Site, 'settings'>, { to }: Redirect): string {
  const target = escapeHtml(settings.base + to);
  const policy = "default-src 'none'; base-uri 'none'";
  return [
    '<!doctype html><html lang="en-US"><head>',
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/><meta charset="utf-8">`,
    `<title>Moved to ${target}</title><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${escapeHtml(settings.siteUrl + to)}">`,
    `<meta http-equiv="refresh" content="0; url=${target}"></head>`,
    `<body><p>This page has moved to <a href="${target}">${target}</a>.</p></body></html>\n`,
  ].join('');
}
