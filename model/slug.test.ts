import { describe, expect, it } from 'vitest';
import { isSlug, slugify, slugOddity, titleFromSlug } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['Horseshoe Bend', 'horseshoe-bend'],
    ['McCall', 'mccall'],
    ["St. Mary's Park", 'st-marys-park'],
    ['Freedom Park (Star)', 'freedom-park-star'],
  ])('%s becomes %s', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });
});

describe('slugOddity', () => {
  it('is silent about ordinary names', () => {
    expect(slugOddity('Rotary Park')).toBeUndefined();
  });
  it.each(['Café Corner', 'Parks - Trails', '- Park', '!!!'])('speaks up about "%s"', (name) => {
    expect(slugOddity(name)).toBeTypeOf('string');
  });
});

describe('isSlug', () => {
  it('accepts words joined by hyphens and nothing else', () => {
    expect(isSlug('garden-city')).toBe(true);
    for (const text of ['Garden-city', 'garden--city', '-garden', 'garden city', '']) {
      expect(isSlug(text)).toBe(false);
    }
  });
});

it('reads a slug back as a name', () => {
  expect(titleFromSlug('silver-city')).toBe('Silver City');
});
