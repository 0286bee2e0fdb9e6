import type { Redirect } from '../../model/schemas/redirect.ts';

/** Addresses that have moved, of every shape: at the top, in a section, with an ending. */
export const REDIRECTS: readonly Redirect[] = [
  { from: '/old-page', to: '/contact' },
  { from: '/areas/old-city', to: '/areas' },
  { from: '/old.html', to: '/services' },
];
