import { expect, it } from 'vitest';
import { nearestSlug } from './collections.ts';

it('leaves accents and apostrophes out of an address, and joins words by single hyphens', () => {
  expect(nearestSlug("Café – St. Mary's")).toBe('cafe-st-marys');
});
