import { createServer as createHttpServer } from 'node:http';
import { join, resolve } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EDITOR_PATH } from '../../model/routes.ts';
import { BuildError } from '../cli/command.ts';
import { validateFolder } from '../content/validate-folder.ts';
import { portOf } from '../preview/preview-site.ts';
import { readSiteFile } from '../preview/site-folder.ts';
import { QUIET_FOR } from './after-burst.ts';
import { contentReload } from './content-reload.ts';
import { serveEditor } from './editor.ts';

vi.mock('vike/server', () => ({ getGlobalContext: async () => ({ site: {} }) }));
vi.mock('../content/validate-folder.ts', () => ({ validateFolder: vi.fn() }));
vi.mock('../preview/site-folder.ts', () => ({ readSiteFile: vi.fn() }));
vi.mock('../artifacts/artifacts.ts', () => ({
  ARTIFACTS: [
    {
      path: '/broken.txt',
      type: 'text/plain',
      make: async () => {
        throw new Error('The letter "ж" has no drawing.');
      },
    },
    { path: '/good.txt', type: 'text/plain', make: () => 'good' },
  ],
}));

const folder = resolve('words');
let vite: ViteDevServer;

/** Starts a development server with a plugin and nothing of the project, not even its watcher. */
async function startVite(plugin: Plugin) {
  vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [plugin],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
}

/** Asks the server for paths, one after another. @returns status and text of each */
async function ask(...paths: string[]): Promise<string[]> {
  const server = createHttpServer(vite.middlewares).listen(0);
  const answers: string[] = [];
  for (const path of paths) {
    const response = await fetch(`http://localhost:${portOf(server.address())}${path}`);
    answers.push(`${response.status} ${await response.text()}`);
  }
  server.close();
  return answers;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(validateFolder).mockReset().mockRejectedValue(new BuildError('wrong'));
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await vite.close();
});

it('answers an artifact that cannot be made with the reason, and goes on', async () => {
  await startVite(contentReload(folder));
  expect(await ask('/broken.txt', '/good.txt')).toEqual([
    '500 The letter "ж" has no drawing.',
    '200 good',
  ]);
});

it('answers a file of the editor that cannot be read with the reason, and goes on', async () => {
  vi.mocked(readSiteFile)
    .mockRejectedValueOnce(new Error('EACCES: permission denied'))
    .mockResolvedValueOnce({ body: Buffer.from('cms'), type: 'text/plain' });
  await startVite(serveEditor(folder));
  expect(await ask(EDITOR_PATH, EDITOR_PATH)).toEqual(['500 EACCES: permission denied', '200 cms']);
});

describe('events of files', () => {
  const touch = (file: string) => vite.watcher.emit('all', 'change', file);

  beforeEach(async () => {
    await startVite(contentReload(folder));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  it('are validated once for a burst, after its last, and again for the next', async () => {
    for (let number = 0; number < 50; number++) {
      touch(join(folder, 'cities', `${number}.md`));
      await vi.advanceTimersByTimeAsync(QUIET_FOR - 1);
    }
    expect(validateFolder).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(validateFolder).toHaveBeenCalledOnce();
    touch(join(folder, 'business.yaml'));
    await vi.advanceTimersByTimeAsync(QUIET_FOR);
    expect(validateFolder).toHaveBeenCalledTimes(2);
  });

  it('are one more validation, whatever their number, while one runs', async () => {
    let finish = (_: Error) => {};
    const first = new Promise<never>((_, reject) => (finish = reject));
    vi.mocked(validateFolder).mockReturnValueOnce(first);
    for (let burst = 0; burst < 5; burst++) {
      touch(join(folder, 'business.yaml'));
      await vi.advanceTimersByTimeAsync(QUIET_FOR);
    }
    expect(validateFolder).toHaveBeenCalledOnce();
    finish(new BuildError('wrong'));
    await vi.advanceTimersByTimeAsync(QUIET_FOR);
    expect(validateFolder).toHaveBeenCalledTimes(2);
  });

  it('are left alone outside the content', async () => {
    touch(resolve('words-of-others', 'business.yaml'));
    await vi.advanceTimersByTimeAsync(QUIET_FOR);
    expect(validateFolder).not.toHaveBeenCalled();
  });
});
