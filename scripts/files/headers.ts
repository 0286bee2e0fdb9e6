import type { Site } from '../../model/site.ts';

/**
 * What a policy can say only in a header: a meta element cannot tell who may frame the page, and a
 * page that is looked at over plain http on one's own machine must not ask for https. All else stands in
 * the head of each page (renderer/policy.ts), and browsers obey both.
 */
const POLICY = "frame-ancestors 'none'; upgrade-insecure-requests";

/** What every file is sent with. The Permissions Policy turns off what this site never uses. */
const FOR_EVERYTHING = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'geolocation=(), accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Strict-Transport-Security': 'max-age=31536000',
  'Content-Security-Policy': POLICY,
  // The editor signs in through a window of its own, which must be able to answer.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/**
 * Files whose names hold a hash of what is in them never change. Of all others, hosts that read this file
 * say by themselves that browsers have to ask each time.
 */
const FOR_HASHED = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * The text of the headers file, as Cloudflare Pages and Netlify read it. No two rules set the same header:
 * hosts join what all rules for a path say.
 */
export function headersText({ settings }: Pick<Site, 'settings'>): string {
  return [
    headerRule(`${settings.base}/*`, FOR_EVERYTHING),
    headerRule(`${settings.base}/assets/*`, FOR_HASHED),
  ].join('');
}

/** The headers of all paths that begin as a pattern does before its "*". */
function headerRule(pattern: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return [`${pattern}\n`, ...lines].join('');
}
