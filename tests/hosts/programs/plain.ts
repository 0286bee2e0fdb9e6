import { resolve } from 'node:path';
import { ALL, type Host } from '../host.ts';
import { serve } from '../serve.ts';

/** A server that sends no headers and knows no redirects, as GitHub Pages does. */
export const plain: Host = {
  name: 'no headers, as GitHub Pages',
  seen: {
    ...ALL,
    editor: '/admin/',
    redirects: 'page',
    headers: 'none',
    copies: ['html', 'index', '404'],
    followsLinks: true,
    shown: ['/_headers', '/_redirects', '/.mobile-notary-site'],
  },
  start: (place) =>
    serve(place, process.execPath, [
      ...['--import', import.meta.resolve('tsx'), resolve('tests/hosts/plain-server.ts')],
      ...[place.site, `${place.port}`],
    ]),
};
