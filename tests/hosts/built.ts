import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { inject } from 'vitest';
import { parseHeaders } from '../../scripts/artifacts/headers/headers-file.ts';
import { pageKindsOf } from '../support/page-kinds.ts';
import { frozenPages } from '../support/pages.ts';
import { REDIRECTS } from './redirects.ts';
import { LINK } from './secret.ts';

const site = inject('site');

/** A file of the built site. */
export const built = (file: string) => readFileSync(join(site, file));

/** What its `_headers` says. */
export const rules = parseHeaders(built('_headers').toString());

/** Every address that shows a page. */
export const routes = [...frozenPages().keys()].filter(
  (path) => path !== '/404' && !REDIRECTS.some(({ from }) => from === path),
);

/** One page of each kind. */
export const kinds = pageKindsOf(site);

/** Files beside the pages, by their address. */
export const files = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/^[._]/.test(entry.name) && !entry.name.endsWith('.html'))
  .map(({ parentPath, name }) => join(parentPath, name).slice(site.length).replaceAll(sep, '/'))
  .filter((path) => path !== `/${LINK}`);

/** A file whose name has a hash of what it holds. */
export const hashed = files.find((path) => /^\/assets\/.*\.js$/.test(path)) ?? '';

/** Paths without a page: at the top, in a section, beside files, below the editor, below nothing. */
export const MISSING = [
  ...['/no-such-page', '/areas/no-such-page', '/assets/no-such-file.js'],
  ...['/admin/no-such-file', '/no-such-folder/no-such-file.png'],
];
