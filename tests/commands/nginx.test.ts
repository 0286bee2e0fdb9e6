import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { redirectPage } from '../../scripts/files/redirects.ts';
import { readSettings } from '../../scripts/shared/settings.ts';
import { freePort } from '../support/free-port.ts';

const settings = readSettings({}, { base: '', cards: true });
const installed = spawnSync('nginx', ['-v']).status === 0;

describe.skipIf(!installed)('nginx with the server block of docs/deploy.md', () => {
  let folder: string;
  let nginx: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    await cp(inject('site'), join(folder, 'site'), { recursive: true });
    await writeFile(
      join(folder, 'site', 'old.html'),
      redirectPage({ settings }, { from: '/old', to: '/contact' }),
    );
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const guide = await readFile('docs/deploy.md', 'utf8');
    const server = /```nginx\n([^`]*)```/
      .exec(guide)?.[1]
      ?.replace('listen 80;', `listen ${port};`)
      .replace(/root [^;]+;/, `root ${join(folder, 'site')};`);
    const config = join(folder, 'nginx.conf');
    await writeFile(
      config,
      `daemon off; master_process off; pid ${folder}/pid; error_log stderr;\nevents {}\nhttp { include /etc/nginx/mime.types; access_log off;\n${server}}\n`,
    );
    nginx = spawn('nginx', ['-p', folder, '-c', config], {
      stdio: 'ignore',
    });
    await vi.waitFor(() => fetch(origin), { timeout: 10_000 });
  });

  afterAll(async () => {
    nginx.kill();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ['/', 'index.html'],
    ['/areas', 'areas.html'],
    ['/areas/boise', 'areas/boise.html'],
    ['/admin', 'admin/index.html'],
    ['/sitemap.xml', 'sitemap.xml'],
  ])('answers %s with %s', async (path, file) => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    expect(response.status).toBe(200);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await response.text()).toBe(await readFile(join(inject('site'), file), 'utf8'));
  });

  it('sends old addresses on', async () => {
    const response = await fetch(`${origin}/old`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('content="0;url=/contact"');
  });

  it.each(['/no-such-page', '/_headers', '/.mobile-notary-site', '/assets/none.js'])(
    'has no %s',
    async (path) => {
      const response = await fetch(origin + path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(await readFile(join(inject('site'), '404.html'), 'utf8'));
    },
  );
});
