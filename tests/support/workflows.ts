import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const stepSchema = z.looseObject({
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});

const permissions = z.record(z.string(), z.string());

const workflowSchema = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  permissions,
  jobs: z.record(
    z.string(),
    z.looseObject({
      name: z.string(),
      needs: z.array(z.string()).optional(),
      'timeout-minutes': z.number(),
      permissions: permissions.optional(),
      strategy: z.looseObject({ matrix: z.record(z.string(), z.array(z.string())) }).optional(),
      steps: z.array(stepSchema),
    }),
  ),
});

const actionSchema = z.looseObject({ runs: z.looseObject({ steps: z.array(stepSchema) }) });

const WORKFLOWS = '.github/workflows';
const ACTIONS = '.github/actions';

/** Every workflow, as text and as what it says. */
export const workflows = readdirSync(WORKFLOWS).map((name) => {
  const file = join(WORKFLOWS, name);
  const text = readFileSync(file, 'utf8');
  return { file, text, ...workflowSchema.parse(parse(text)) };
});

/** The workflow in a file of this name. Throws when there is none. */
export function workflow(name: string) {
  const found = workflows.find(({ file }) => file === join(WORKFLOWS, name));
  if (found === undefined) throw new Error(`There is no workflow ${name}.`);
  return found;
}

/** Every action of this repository. */
export const actions = readdirSync(ACTIONS).map((name) => {
  const file = join(ACTIONS, name, 'action.yml');
  const text = readFileSync(file, 'utf8');
  return { file, text, steps: actionSchema.parse(parse(text)).runs.steps };
});

/** All steps of all workflows and actions. */
export const steps = [
  ...workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps)),
  ...actions.flatMap((action) => action.steps),
];
