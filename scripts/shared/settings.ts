import type { Settings } from '../../model/content.ts';
import { UsageError } from '../cli/command.ts';
import { parseOrigin } from './parse-origin.ts';

/** The reserved domain that stands in until the owner's own is known (RFC 2606). */
const DEFAULT_SITE_URL = 'https://www.example.com';

/** What a command, and not the environment, says about a site. */
export type SiteOptions = Pick<Settings, 'base' | 'cards'>;

/** Reads SITE_URL and MAPS_EMBED_KEY. Throws a UsageError when SITE_URL is not a plain https origin. */
export function readSettings(env: NodeJS.ProcessEnv, { base, cards }: SiteOptions): Settings {
  const origin = parseOrigin(env.SITE_URL || DEFAULT_SITE_URL);
  if (!origin.ok) {
    throw new UsageError(
      `SITE_URL: ${origin.fault}. Write it like https://www.your-domain.com. For a site below a path, add --base.`,
    );
  }
  return { siteUrl: origin.value + base, base, cards, mapsKey: env.MAPS_EMBED_KEY || undefined };
}
