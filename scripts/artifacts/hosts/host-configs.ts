import { apacheConfig } from './apache.ts';
import { caddyConfig } from './caddy.ts';
import type { HostSite } from './host-site.ts';
import { nginxConfig } from './nginx.ts';
import { vercelConfig } from './vercel.ts';

/** What each host needs to serve a built site, as the text of one file. */
export const HOST_CONFIGS: Readonly<Record<string, (site: HostSite) => string>> = {
  nginx: nginxConfig,
  caddy: caddyConfig,
  apache: apacheConfig,
  vercel: vercelConfig,
};
