import { afterEach, expect, it, vi } from 'vitest';
import { FIXTURE, FIXTURE_PUBLIC } from '../tests/support/fixture.ts';
import { loadContent } from './load-content.ts';

const folders = { content: FIXTURE, public: FIXTURE_PUBLIC };

afterEach(() => vi.unstubAllEnvs());

it('refuses to build a live site with sample facts', async () => {
  vi.stubEnv('SITE_LIVE', 'true');
  await expect(loadContent(folders)).rejects.toThrow('phone: reserved for examples');
});
