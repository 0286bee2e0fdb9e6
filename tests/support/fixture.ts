/** The content of a site of six cities, with everything that may be filled in. */
export const FIXTURE = 'tests/fixtures/site';

/** What is served as it is beside it: icons, and what an owner puts there. */
export const FIXTURE_PUBLIC = 'tests/fixtures/public';

export const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
