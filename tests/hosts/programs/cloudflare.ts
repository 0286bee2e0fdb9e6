import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copySite } from '../copy-site.ts';
import { ALL, type Host, PACKAGES } from '../host.ts';
import { serve } from '../serve.ts';

/** Cloudflare's own runtime, with the settings of this project and nothing asked of the network. */
export const cloudflare: Host = {
  name: 'wrangler pages dev',
  program: 'wrangler',
  install: 'npm ci --prefix tests/hosts/packages',
  seen: {
    ...ALL,
    editor: '/admin/',
    encodings: ['br', 'gzip'],
    missingAs: 'the path',
    missingCache: { 'Cache-Control': 'no-store' },
    copies: ['404'],
    shown: ['/.mobile-notary-site'],
  },
  start: async (place) => {
    await cp('wrangler.jsonc', join(place.folder, 'wrangler.jsonc'));
    await copySite(place);
    const args = [
      'pages',
      'dev',
      '--port',
      `${place.port}`,
      '--ip',
      'localhost',
      '--persist-to',
      'state',
    ];
    return serve(place, resolve(PACKAGES, 'wrangler'), args, {
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_HIDE_BANNER: 'true',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_SEND_ERROR_REPORTS: 'false',
    });
  },
};
