import { expect, it } from 'vitest';
import { placeLabels } from './labels.ts';

const size = { width: 400, height: 400 };
const town = (slug: string, x: number, y: number) => ({ slug, name: slug, x, y });

it('puts names to the right, and elsewhere at the edge', () => {
  const [inner, edge] = placeLabels([town('boise', 100, 100), town('twin falls', 390, 300)], size);
  expect(inner?.label).toMatchObject({ anchor: 'start' });
  expect(edge?.label).toMatchObject({ anchor: 'end' });
});

it('lets no two names meet, the first town choosing first', () => {
  const towns = Array.from({ length: 12 }, (_, index) => town(`town-${index}`, 200 + index, 200));
  const named = placeLabels(towns, size).filter(({ label }) => label !== undefined);
  expect(named[0]?.slug).toBe('town-0');
  expect(named.length).toBeLessThan(12);
});
