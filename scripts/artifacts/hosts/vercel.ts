import type { HostSite } from './host-site.ts';

/** For Vercel: a whole vercel.json (https://openapi.vercel.sh/vercel.json). */
export function vercelConfig({ rules, redirects }: HostSite): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      // It takes the ending off an address before it looks for redirects.
      source: from.replace(/\.html$/, ''),
      destination: to,
      statusCode: 301,
    })),
    headers: rules.map(({ pattern, headers }) => ({
      source: pattern.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
