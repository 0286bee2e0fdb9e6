import { expect, it } from 'vitest';
import { placeLabels } from './labels.ts';

const size = { width: 400, height: 400 };
const city = (slug: string, x: number, y: number) => ({ slug, name: slug, x, y });

it('puts names to the right, and elsewhere at the edge', () => {
  const [inner, edge] = placeLabels([city('boise', 100, 100), city('twin falls', 390, 300)], size);
  expect(inner?.label).toMatchObject({ anchor: 'start' });
  expect(edge?.label).toMatchObject({ anchor: 'end' });
});

it('lets no two names meet, the first city choosing first', () => {
  const cities = Array.from({ length: 12 }, (_, index) => city(`city-${index}`, 200 + index, 200));
  const named = placeLabels(cities, size).filter(({ label }) => label !== undefined);
  expect(named[0]?.slug).toBe('city-0');
  expect(named.length).toBeLessThan(12);
});
