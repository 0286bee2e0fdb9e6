import type { Site } from '../../model/site.ts';

/**
 * Directives that need a header: a meta element can't say who may frame the page, and pages opened over
 * plain http on a local machine must not be upgraded to https. All others are in each page's head
 * (renderer/policy.ts); browsers enforce both.
 */
const POLICY = "frame-ancestors 'none'; upgrade-insecure-requests";

/** For every file. The Permissions Policy turns off features that this site never uses. */
const FOR_EVERYTHING = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'geolocation=(), accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Strict-Transport-Security': 'max-age=31536000',
  'Content-Security-Policy': POLICY,
  // The editor signs in through a pop-up, which must be able to answer.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/**
 * Files with a content hash in their name never change. For all others, the hosts that read this file
 * tell browsers to revalidate each time.
 */
const FOR_HASHED = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * The headers file for Cloudflare Pages and Netlify. No two rules may set the same header, because
 * hosts join the values of all matching rules.
 */
export function headersText({ settings }: Pick<Site, 'settings'>): string {
  return [
    headerRule(`${settings.base}/*`, FOR_EVERYTHING),
    headerRule(`${settings.base}/assets/*`, FOR_HASHED),
  ].join('');
}

/** The headers for all paths that match a pattern. */
function headerRule(pattern: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return [`${pattern}\n`, ...lines].join('');
}
