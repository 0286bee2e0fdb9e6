import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, inject, it } from 'vitest';
import { BUDGETS } from '../../model/budgets.ts';
import { frozenPages } from '../support/pages.ts';
import { overDocumentBudget } from '../weight/over-budget.ts';

const site = inject('site');

it('sends each page whole in the first round trip', () => {
  expect(overDocumentBudget(frozenPages().values())).toEqual([]);
});

it('sees a page that is too large', () => {
  const [page] = frozenPages().values();
  if (page === undefined) throw new Error('The site has no page.');
  const html = Array.from({ length: 20_000 }, (_, index) => `${index * 7919}`).join(' ');
  expect(overDocumentBudget([{ ...page, path: '/contact', html }])).toEqual([
    expect.stringMatching(/^\/contact: its document takes [\d,]+ bytes, the budget is 14,600\.$/),
  ]);
});

it('keeps the heading face small', () => {
  const folder = join(site, 'assets', 'static');
  const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  expect(readFileSync(join(folder, fonts[0] ?? '')).length).toBeLessThanOrEqual(
    BUDGETS.headingFace,
  );
});

it('leaves disclosures to the platform, but for a few lines of script', async () => {
  const bundle = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: 'islands/plain/disclosures.ts',
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = Array.isArray(bundle) ? bundle : 'output' in bundle ? [bundle] : [];
  const [script] = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  const code = script?.code.replace(/export *\{.*/s, '').trim() ?? '';
  expect(code).toContain('popovertarget');
  expect(code.length).toBeLessThanOrEqual(BUDGETS.disclosureScript);
});
