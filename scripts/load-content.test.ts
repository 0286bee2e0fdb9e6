import { afterEach, expect, it, vi } from 'vitest';
import { FIXTURE, FIXTURE_PUBLIC } from '../tests/support/fixture.ts';
import { loadContent } from './load-content.ts';

const folders = { content: FIXTURE, public: FIXTURE_PUBLIC };

afterEach(() => vi.unstubAllEnvs());

it('refuses to build a live site with placeholders', async () => {
  vi.stubEnv('SITE_LIVE', 'true');
  await expect(loadContent(folders)).rejects.toThrow('phone: listed under placeholder');
});

it('places every city on a map', async () => {
  const { content } = await loadContent(folders);
  const onMaps = content.maps.flatMap(({ cities }) => cities.map(({ slug }) => slug));
  expect([...new Set(onMaps)].toSorted()).toEqual(
    content.cities.map(({ slug }) => slug).toSorted(),
  );
});
