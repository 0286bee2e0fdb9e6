/** The content of a site of six cities, with everything that may be filled in. */
export const FIXTURE = 'tests/fixtures/site';
