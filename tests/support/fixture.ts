import { readSettings } from '../../scripts/settings.ts';

/** The content of a site of six cities, with every optional field. */
export const FIXTURE = 'tests/fixtures/site';

/** Its public files: icons, and what an owner may add. */
export const FIXTURE_PUBLIC = 'tests/fixtures/public';

/** The second site is below a path. */
export const OTHER_SETTINGS = readSettings({ SITE_BASE: '/site' });

export const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
