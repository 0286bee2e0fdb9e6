import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const stepSchema = z.looseObject({
  id: z.string().optional(),
  name: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  'continue-on-error': z.boolean().optional(),
});

/** A step of a job, or of an action of this repository. */
export type Step = z.infer<typeof stepSchema>;

const permissions = z.record(z.string(), z.string());

const jobSchema = z.looseObject({
  name: z.string(),
  if: z.string().optional(),
  needs: z.array(z.string()).optional(),
  'timeout-minutes': z.number(),
  permissions: permissions.optional(),
  strategy: z.looseObject({ matrix: z.record(z.string(), z.array(z.string())) }).optional(),
  steps: z.array(stepSchema),
});

/** A job of a workflow. */
export type Job = z.infer<typeof jobSchema>;

const workflowSchema = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  permissions,
  jobs: z.record(z.string(), jobSchema),
});

const actionSchema = z.looseObject({
  inputs: z.record(z.string(), z.looseObject({ default: z.string() })).default({}),
  runs: z.looseObject({ steps: z.array(stepSchema) }),
});

const WORKFLOWS = '.github/workflows';
const ACTIONS = '.github/actions';

/** Every workflow, as text and as what it says. */
export const workflows = readdirSync(WORKFLOWS).map((name) => {
  const file = join(WORKFLOWS, name);
  const text = readFileSync(file, 'utf8');
  return { file, text, ...readWorkflow(text) };
});

/** What a workflow says. */
export function readWorkflow(text: string) {
  return workflowSchema.parse(parse(text));
}

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
  return { file, text, ...readAction(text) };
});

/** What an action of this repository says. */
export function readAction(text: string) {
  const { inputs, runs } = actionSchema.parse(parse(text));
  return { inputs, steps: runs.steps };
}

/** All steps of all workflows and actions. */
export const steps = [
  ...workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps)),
  ...actions.flatMap((action) => action.steps),
];
