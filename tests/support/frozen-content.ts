/**
 * Content that never changes: the samples that acceptance tests hold against the spec, and that
 * tests of the checker and of commands edit copies of. The content that people edit is in content/.
 */
export const FROZEN_CONTENT = 'tests/fixtures/content';
