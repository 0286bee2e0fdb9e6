import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type LocalJob, type Outputs, StepError } from './local-job.ts';
import { runProgram } from './run-program.ts';

/** What an action of GitHub does, done on this machine. @param input what its `with` says */
type LocalAction = (job: LocalJob, input: Readonly<Record<string, string>>) => Promise<Outputs>;

/** The actions that the workflows of this repository use; another one fails its step. */
export const LOCAL_ACTIONS: Readonly<Record<string, LocalAction>> = {
  'actions/checkout': checkOut,
  'actions/setup-node': setUpNode,
  'actions/cache': restoreAndSave,
  'actions/cache/restore': restore,
  'actions/cache/save': save,
  'actions/configure-pages': configurePages,
  'actions/upload-pages-artifact': packPages,
};

/** A clone of the commit; all of its history only where it is asked for. */
async function checkOut(job: LocalJob, input: Readonly<Record<string, string>>): Promise<Outputs> {
  const { sha } = job.contexts.github;
  const depth = input['fetch-depth'] === '0' ? [] : ['--depth', input['fetch-depth'] ?? '1'];
  const git = (...args: string[]) => runProgram('git', args, job.workspace);
  await git('init', '--quiet');
  await git('remote', 'add', 'origin', job.repository);
  await git('fetch', '--quiet', ...depth, 'origin', sha);
  await git('checkout', '--quiet', '--detach', sha);
  return {};
}

/** Takes the Node that runs here, and fails where another one is asked for. */
async function setUpNode(job: LocalJob, input: Readonly<Record<string, string>>): Promise<Outputs> {
  const file = input['node-version-file'];
  const asked =
    input['node-version'] || readFileSync(join(job.workspace, file || '.nvmrc'), 'utf8').trim();
  const [major] = asked.split('.');
  const [, here] = /^v(\d+)/.exec(process.version) ?? [];
  // Which one hosts take by default makes no difference for what is built; the matrix has both.
  if (input['node-version'] && major !== here) {
    throw new StepError(`asks for Node ${asked}, and Node ${process.version} runs here`);
  }
  return { 'node-version': process.version };
}

/** Takes what an earlier run kept by a key, or by the beginning of one. */
async function restore(job: LocalJob, input: Readonly<Record<string, string>>): Promise<Outputs> {
  const { path = '', key = '', 'restore-keys': beginnings = '' } = input;
  await mkdir(job.caches, { recursive: true });
  const kept = await readdir(job.caches);
  const times = await Promise.all(
    kept.map(async (name) => ({ name, time: (await stat(join(job.caches, name))).mtimeMs })),
  );
  const newest = times.sort((one, other) => other.time - one.time).map(({ name }) => name);
  const found =
    newest.find((name) => name === key) ??
    beginnings
      .split('\n')
      .filter(Boolean)
      .map((beginning) => newest.find((name) => name.startsWith(beginning.trim())))
      .find((name) => name !== undefined);
  if (found === undefined) return { 'cache-hit': '' };
  await cp(join(job.caches, found), join(job.workspace, path), { recursive: true });
  return { 'cache-hit': String(found === key) };
}

/** Keeps a file or folder under a key; what is kept once stays as it is. */
async function save(job: LocalJob, input: Readonly<Record<string, string>>): Promise<Outputs> {
  const { path = '', key = '' } = input;
  const kept = join(job.caches, key);
  const from = join(job.workspace, path);
  if (existsSync(kept) || !existsSync(from)) return {};
  await mkdir(job.caches, { recursive: true });
  await cp(from, `${kept}.part`, { recursive: true });
  await rename(`${kept}.part`, kept);
  return {};
}

async function restoreAndSave(
  job: LocalJob,
  input: Readonly<Record<string, string>>,
): Promise<Outputs> {
  job.after.push(async () => {
    await save(job, input);
  });
  return restore(job, input);
}

/** A domain of its own: nothing stands before the path. */
async function configurePages(): Promise<Outputs> {
  return { base_path: '' };
}

/** Packs the site as the upload would (actions/upload-pages-artifact: a tar without links). */
async function packPages(job: LocalJob, input: Readonly<Record<string, string>>): Promise<Outputs> {
  const folder = join(job.workspace, input.path ?? '_site');
  if (!existsSync(join(folder, 'index.html')))
    throw new StepError(`there is no site in ${input.path}`);
  const links = await runProgram('find', ['.', '-type', 'l'], folder);
  if (links.trim() !== '') throw new StepError(`Pages takes no links: ${links.trim()}`);
  const artifact = join(job.temp, 'artifact.tar');
  await mkdir(dirname(artifact), { recursive: true });
  await rm(artifact, { force: true });
  await runProgram('tar', ['--dereference', '--hard-dereference', '-cf', artifact, '.'], folder);
  return { artifact_id: artifact };
}
