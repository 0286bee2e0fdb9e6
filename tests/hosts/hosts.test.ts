import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { addressChecks } from './checks/addresses.ts';
import { browserChecks } from './checks/browser.ts';
import { headerChecks } from './checks/headers.ts';
import { safetyChecks } from './checks/safety.ts';
import { isTried, type Place, type RunningHost } from './host.ts';
import { HOSTS } from './hosts.ts';

const open = browserForTests();

describe.each(HOSTS.map((host) => [host.name, host] as const))('%s', (_, host) => {
  if (!isTried(host)) {
    it.skip(`is not installed: ${host.install}`, () => {});
    return;
  }

  let running: RunningHost | undefined;
  let place: Place;
  const baseUrl = () => running?.baseUrl ?? '';

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'host-'));
    // Hosts read it as users of their own.
    await chmod(folder, 0o755);
    place = { site: inject('site'), folder, port: await freePort() };
    running = await host.start(place);
  });

  afterAll(async () => {
    await running?.close();
    await rm(place.folder, { recursive: true, force: true });
  });

  it.runIf(host.validate)('finds its configuration valid', async () => {
    const result = await host.validate?.(place);
    expect(result).toMatchObject({ code: 0 });
    expect(result?.output).not.toMatch(/\bwarn/i);
  });

  addressChecks(host.seen, baseUrl);
  headerChecks(host.seen, baseUrl);
  safetyChecks(host.seen, baseUrl);
  browserChecks(host.seen, baseUrl, open);
});
