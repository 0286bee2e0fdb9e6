import type { Settings } from '../model/content.ts';
import { UsageError } from './command.ts';

/** What a command, and not the environment, says about a site. */
export type SiteOptions = Pick<Settings, 'base' | 'cards'>;

/** The host of a plain https origin; the URL parser itself takes ";" and "*" in it. */
const PLAIN = /^https:\/\/([a-z\d-]+\.)+[a-z][a-z\d-]+(:\d+)?\/$/;

/**
 * Reads SITE_URL and MAPS_EMBED_KEY. Until the owner's own domain is known, a reserved one stands in
 * (RFC 2606). Throws a UsageError when SITE_URL is not a plain https origin.
 */
export function readSettings(env: NodeJS.ProcessEnv, { base, cards }: SiteOptions): Settings {
  const written = env.SITE_URL || 'https://www.example.com';
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (url === undefined || !PLAIN.test(url.href)) {
    const expected = url?.username
      ? 'no user name or password'
      : 'https:// and a plain host name, and nothing else';
    throw new UsageError(
      `SITE_URL: expected ${expected}. Write it like https://www.your-domain.com. For a site below a path, add --base.`,
    );
  }
  return { siteUrl: url.origin + base, base, cards, mapsKey: env.MAPS_EMBED_KEY || undefined };
}
