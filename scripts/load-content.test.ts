import { afterEach, expect, it, vi } from 'vitest';
import { FIXTURE, FIXTURE_PUBLIC } from '../tests/support/fixture.ts';
import { loadContent } from './load-content.ts';

const folders = { content: FIXTURE, public: FIXTURE_PUBLIC };

afterEach(() => vi.unstubAllEnvs());

it('builds no site with placeholders where the owner has said that it is live', async () => {
  vi.stubEnv('SITE_LIVE', 'true');
  await expect(loadContent(folders)).rejects.toThrow('phone: listed under placeholder');
});

it('gives every city its place on a map', async () => {
  const { content } = await loadContent(folders);
  const onMaps = content.maps.flatMap(({ cities }) => cities.map(({ slug }) => slug));
  expect([...new Set(onMaps)].toSorted()).toEqual(
    content.cities.map(({ slug }) => slug).toSorted(),
  );
});
