import type { Business, Settings } from './content.ts';
import { PAPER } from './drawings.ts';
import { routes, withBase } from './routes.ts';

/** Where the web app manifest is served. */
export const MANIFEST_FILE = '/manifest.webmanifest';

/** The web app manifest (W3C), for the site's name and icon on a home screen. */
export function webManifest({ name }: Pick<Business, 'name'>, { base }: Pick<Settings, 'base'>) {
  const address = (path: string) => withBase(base, path);
  return {
    name,
    short_name: name,
    start_url: address(routes.home()),
    display: 'browser',
    background_color: PAPER,
    theme_color: '#22392f',
    icons: [
      { src: address('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: address('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: address('/icon-512.png'), sizes: '512x512', type: 'image/png' },
    ],
  };
}
