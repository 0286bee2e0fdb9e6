import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { freePort, startCommand } from '../support/commands.ts';

const { site } = inject('sites');
const fileOf = (name: string) => readFileSync(join(site.folder, name), 'utf8');

let port: number;
let preview: ReturnType<typeof startCommand>;

beforeAll(async () => {
  port = await freePort();
  preview = startCommand('preview', ['--port', `${port}`], { OUT_DIR: dirname(site.folder) });
  await vi.waitFor(() => expect(preview.output()).toContain(`http://localhost:${port}/`), 60_000);
});

afterAll(() => preview.kill('SIGTERM'));

it.each([
  ['/', 'index.html', 200],
  ['/areas', 'areas.html', 200],
  ['/areas/kuna', 'areas/kuna.html', 200],
  ['/boise-notary', 'boise-notary.html', 200],
  ['/google0123456789abcdef.html', 'google0123456789abcdef.html', 200],
  ['/no-such-page', '404.html', 404],
  ['/areas/kuna/x', '404.html', 404],
])('answers %s with %s', async (path, file, status) => {
  const response = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' });
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(fileOf(file));
});

it('binds the port on one address only', async () => {
  const other = createServer().listen(port, '127.0.0.2');
  await once(other, 'listening');
  other.close();
});
