import type { Host } from './host.ts';
import { apache } from './programs/apache.ts';
import { caddy } from './programs/caddy.ts';
import { cloudflare } from './programs/cloudflare.ts';
import { netlify } from './programs/netlify.ts';
import { nginx } from './programs/nginx.ts';
import { plain } from './programs/plain.ts';
import { preview } from './programs/preview.ts';

/** Every host that the site is tried on (docs/deploy.md). */
export const HOSTS: readonly Host[] = [nginx, caddy, apache, cloudflare, netlify, preview, plain];
