import { Agent, get } from 'node:http';
import { expect, inject, it } from 'vitest';
import { frozenPages } from '../support/pages.ts';

const REQUESTS = 10_000;
const IN_FLIGHT = 50;

it(`answers ${REQUESTS} requests, ${IN_FLIGHT} at a time, and fails none`, async () => {
  const paths = [...frozenPages().keys()].filter((path) => path !== '/404');
  const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });
  const lengths = new Map<string, number>();
  let started = 0;
  const failures: string[] = [];
  const worker = async () => {
    while (started < REQUESTS) {
      const path = paths[started % paths.length] ?? '/';
      started += 1;
      const { code, bytes } = await fetchOnce(agent, path);
      const known = lengths.get(path) ?? bytes;
      lengths.set(path, known);
      if (code !== 200 || bytes === 0 || bytes !== known) failures.push(`${code} ${path}`);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  agent.destroy();
  expect(started).toBe(REQUESTS);
  expect(failures).toEqual([]);
});

function fetchOnce(agent: Agent, path: string) {
  return new Promise<{ code: number | undefined; bytes: number }>((resolve, reject) => {
    get(inject('baseUrl') + path, { agent }, (response) => {
      let bytes = 0;
      response.on('data', (part) => {
        bytes += part.length;
      });
      response.on('end', () => resolve({ code: response.statusCode, bytes }));
      response.on('error', reject);
    }).on('error', reject);
  });
}
