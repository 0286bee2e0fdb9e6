import { expect, it } from 'vitest';
import { nearestSlug, reservedSlug } from './collections.ts';

it('knows what cannot be part of an address', () => {
  const kept = ['index', '404', 'con', 'nul', 'com1', 'lpt9', 'admin', 'assets', 'robots'];
  const free = ['conway', 'boise', 'index-peak', 'com10', 'administration', 'con-idaho'];
  expect([...kept, ...free].filter(reservedSlug)).toEqual(kept);
});

it('leaves accents and apostrophes out of an address, and joins words by single hyphens', () => {
  expect(nearestSlug("Café – St. Mary's")).toBe('cafe-st-marys');
});
