import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../support/free-port.ts';

const installed = spawnSync('nginx', ['-v']).status === 0;

describe.skipIf(!installed)('nginx with the server block of docs/deploy.md', () => {
  let folder: string;
  let nginx: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const guide = await readFile('docs/deploy.md', 'utf8');
    const server = /```nginx\n([^`]*)```/
      .exec(guide)?.[1]
      ?.replace('listen 80;', `listen ${port};`)
      .replace(/root [^;]+;/, `root ${resolve(inject('site'))};`);
    const config = join(folder, 'nginx.conf');
    await writeFile(
      config,
      `daemon off; master_process off; pid ${folder}/pid; error_log stderr;\nevents {}\nhttp { include /etc/nginx/mime.types; access_log off;\n${server}}\n`,
    );
    nginx = spawn('nginx', ['-p', folder, '-c', config], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await expect
      .poll(() =>
        fetch(origin).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
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
    const rules = await readFile(join(inject('site'), '_redirects'), 'utf8');
    const [from, to] = rules.split(/\s/);
    const response = await fetch(origin + from);
    expect(await response.text()).toContain(`<meta http-equiv="refresh" content="0;url=${to}">`);
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
