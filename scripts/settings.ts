import type { Settings } from '../model/content.ts';
import { UsageError } from './command.ts';

/** What a command, and not the environment, says about a site. */
export type SiteOptions = Pick<Settings, 'base' | 'cards'>;

/** A plain https origin; the URL parser itself takes ";" and "*" in a host. */
const ORIGIN = /^https:\/\/([a-z\d-]+\.)+[a-z][a-z\d-]+(:\d+)?\/$/;

/**
 * Reads SITE_URL and MAPS_EMBED_KEY. Until the owner's own domain is known, a reserved one stands in
 * (RFC 2606). Throws a UsageError when SITE_URL is not a plain https origin.
 */
export function readSettings(env: NodeJS.ProcessEnv, { base, cards }: SiteOptions): Settings {
  const written = env.SITE_URL || 'https://www.example.com';
  const url = URL.canParse(written) ? new URL(written).href : '';
  if (!ORIGIN.test(url)) {
    throw new UsageError(
      'SITE_URL: expected https:// and a plain host name, without user name, password or path. Write it like https://www.your-domain.com. For a site below a path, add --base.',
    );
  }
  return {
    siteUrl: url.slice(0, -1) + base,
    base,
    cards,
    mapsKey: env.MAPS_EMBED_KEY || undefined,
  };
}
