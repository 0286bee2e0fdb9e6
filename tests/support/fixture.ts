/** The content of a site of six cities, with everything that may be filled in. */
export const FIXTURE = 'tests/fixtures/site';

export const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
