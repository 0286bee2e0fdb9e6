import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, inject, it } from 'vitest';
import { z } from 'zod';
import { headersFor } from '../../scripts/artifacts/headers/headers-file.ts';
import { npmRun } from '../support/npm-run.ts';
import { hashed, kinds, MISSING, rules } from './built.ts';
import { REDIRECTS } from './redirects.ts';

/** What Vercel's own reader makes of a vercel.json: rules with a regular expression each. */
const readSchema = z.object({
  error: z.null(),
  routes: z.array(
    z.looseObject({
      src: z.string().optional(),
      status: z.int().optional(),
      headers: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const PACKAGE = resolve('tests/hosts/packages/package.json');
const isInstalled = existsSync(resolve('tests/hosts/packages/node_modules/@vercel/routing-utils'));

it.runIf(isInstalled || process.env.CI)(
  'Vercel finds its configuration valid, and reads the same',
  async () => {
    const { getTransformedRoutes } = createRequire(PACKAGE)('@vercel/routing-utils');
    const { output } = await npmRun('headers', '--for', 'vercel', '--out', inject('site'));
    const { routes } = readSchema.parse(getTransformedRoutes(JSON.parse(output)));

    const found = (path: string) =>
      routes.filter(({ src }) => src !== undefined && new RegExp(src).test(path));
    const headers = (path: string) =>
      found(path).flatMap((route) => (route.status ? [] : Object.entries(route.headers ?? {})));
    const leadsTo = (path: string) => {
      const route = found(path).find(({ status }) => status);
      const target = route?.headers?.Location ?? '';
      return { status: route?.status, path: path.replace(new RegExp(route?.src ?? ''), target) };
    };

    for (const path of [...kinds, ...MISSING, '/admin', hashed]) {
      const own = Object.entries(headersFor(rules, path));
      expect({ path, headers: headers(path).sort() }).toEqual({ path, headers: own.sort() });
    }
    for (const { from, to } of REDIRECTS) {
      const [address, ending] = from.split(/(\.html)$/);
      if (ending) expect(leadsTo(from)).toEqual({ status: 308, path: address });
      expect(leadsTo(address ?? from)).toEqual({ status: 301, path: to });
    }
    for (const path of kinds.slice(1)) {
      for (const second of [`${path}/`, `${path}.html`]) {
        expect(leadsTo(second)).toEqual({ status: 308, path });
      }
    }
  },
);
