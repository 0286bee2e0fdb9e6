import type { Settings } from '../model/content.ts';
import { UsageError } from './command.ts';

/** What a command, and not the environment, says about a site. */
export type SiteOptions = Pick<Settings, 'base' | 'cards'>;

/** The origin of a site whose owner has no domain yet: one that is reserved for examples (RFC 2606). */
const NO_DOMAIN = 'https://www.example.com';

/** A plain https origin; the URL parser itself takes ";" and "*" in a host. */
const ORIGIN = /^https:\/\/([a-z\d-]+\.)+[a-z][a-z\d-]+(:\d+)?\/$/;

/**
 * Reads what the environment says about a site: SITE_URL, its public origin, and MAPS_EMBED_KEY, a key
 * for embedded maps. Throws a UsageError when SITE_URL is not a plain https origin.
 */
export function readSettings(env: NodeJS.ProcessEnv, { base, cards }: SiteOptions): Settings {
  const written = env.SITE_URL || NO_DOMAIN;
  const origin = URL.canParse(written) ? new URL(written).href : '';
  if (!ORIGIN.test(origin)) {
    throw new UsageError(originMessage(written));
  }

  const withoutSlash = origin.slice(0, -1);
  const mapsKey = env.MAPS_EMBED_KEY || undefined;
  return { siteUrl: withoutSlash + base, base, cards, mapsKey };
}

/** The host in an address that is otherwise wrong: "www.sample.com" in "http://www.sample.com/home". */
const HOST = /(?<=^|[/@])(?:[a-z\d-]+\.)+[a-z][a-z\d-]+(?::\d+)?(?=\/|$)/i;

/** What is said of an address that is no plain origin, and of where it comes from. */
function originMessage(written: string): string {
  const expected = 'expected https:// and a plain host name, without user name, password or path';
  // The password of somebody stands in no log.
  const found = written.replace(/^([a-z]+:\/\/)?[^/]*@/i, '$1...@');

  const host = HOST.exec(written)?.[0];
  const example = 'it like https://www.your-domain.com';
  const fix = `Write ${host === undefined ? example : `https://${host}`}`;
  const where = 'It is a variable of the environment, which docs/deploy.md tells where to set';
  return `SITE_URL: ${expected}, found "${found}". ${fix}. ${where}. For a site below a path, add --base.`;
}
