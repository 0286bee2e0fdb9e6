import { z } from 'zod';
import type { GitHub } from './github.ts';
import type { PullRequest } from './pull-requests.ts';

/** An answer of the interface without GraphQL: JSON, the bytes of a file, or nothing. */
export interface Answer {
  status: number;
  json?: unknown;
  bytes?: Buffer;
}

/** A request to it. */
export interface Asked {
  method: string;
  /** The path below the host, without the query. */
  path: string;
  body: unknown;
}

const NOT_FOUND: Answer = {
  status: 404,
  json: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' },
};

const newPull = z.strictObject({
  ...{ title: z.string(), head: z.string(), base: z.string(), draft: z.boolean() },
  body: z.string(),
});
const labelsOf = z.strictObject({ labels: z.array(z.string()) });
const stateOf = z.strictObject({ state: z.enum(['open', 'closed']) });
const headOf = z.strictObject({ sha: z.string(), force: z.boolean() });
const merge = z.strictObject({
  merge_method: z.enum(['merge', 'squash']),
  commit_title: z.string(),
});

/** Answers a request as GitHub documents it (https://docs.github.com/rest); undefined: unknown. */
export function answerRest(github: GitHub, asked: Asked): Answer | undefined {
  const { git, pulls, login, name } = github;
  const { method, body } = asked;
  if (asked.path === '/user') return { status: 200, json: person(login) };
  const [, repository, path = ''] = /^\/repos\/([^/]+\/[^/]+)(\/.*)$/.exec(asked.path) ?? [];
  if (repository !== name) return repository === undefined ? undefined : NOT_FOUND;

  const [, resource = '', key = '', rest = ''] =
    /^\/(collaborators|git\/trees|git\/blobs|git\/refs\/heads|pulls|issues)\/?([^/]*)(.*)$/.exec(
      path,
    ) ?? [];
  switch (`${method} ${resource}`) {
    case 'GET collaborators':
      return key === login ? { status: 204 } : NOT_FOUND;
    case 'GET git/trees': {
      const tree = git.tree(key).map(({ oid, ...file }) => ({ ...file, type: 'blob', sha: oid }));
      return { status: 200, json: { sha: key, tree, truncated: false } };
    }
    case 'GET git/blobs':
      return { status: 200, bytes: git.object(key).bytes };
    case 'DELETE git/refs/heads':
      git.git(['update-ref', '-d', `refs/heads/${key}${decodeURI(rest)}`]);
      return { status: 204 };
    case 'PATCH git/refs/heads':
      git.git(['update-ref', `refs/heads/${key}${decodeURI(rest)}`, headOf.parse(body).sha]);
      return { status: 200, json: {} };
    case 'POST pulls': {
      const { body: _, ...wanted } = newPull.parse(body);
      return { status: 201, json: told(github, pulls.open(wanted)) };
    }
  }
  const pull = pulls.byNumber(Number(key));
  if (pull === undefined) return undefined;
  switch (`${method} ${resource}${rest}`) {
    case 'PATCH pulls':
      pull.state = stateOf.parse(body).state;
      return { status: 200, json: told(github, pull) };
    case 'PUT pulls/merge':
      return mergePull(github, pull, merge.parse(body));
    case 'GET issues':
      return { status: 200, json: told(github, pull) };
    case 'PATCH issues':
      pull.labels = labelsOf.parse(body).labels;
      return { status: 200, json: told(github, pull) };
    case 'POST issues/labels':
      pull.labels.push(...labelsOf.parse(body).labels);
      return { status: 200, json: pull.labels.map((label) => ({ name: label })) };
  }
  return undefined;
}

function mergePull(
  { git, login }: GitHub,
  pull: PullRequest,
  { merge_method: method, commit_title: title }: z.infer<typeof merge>,
): Answer {
  const heads = [git.head(pull.base) ?? '', git.head(pull.head) ?? ''];
  const tree = git.git(['merge-tree', '--write-tree', ...heads]);
  const parents = method === 'squash' ? heads.slice(0, 1) : heads;
  const sha = git.commitTree(pull.base, tree, title, parents, login);
  Object.assign(pull, { state: 'closed', merged: true });
  return { status: 200, json: { sha, merged: true, message: 'Pull Request successfully merged' } };
}

function told({ git }: GitHub, pull: PullRequest) {
  return {
    ...{ number: pull.number, node_id: `PR_${pull.number}`, title: pull.title, state: pull.state },
    html_url: `https://github.com/owner/site/pull/${pull.number}`,
    head: { sha: git.head(pull.head) },
    ...{ created_at: pull.createdAt, updated_at: pull.createdAt },
    labels: pull.labels.map((name) => ({ name })),
  };
}

function person(login: string) {
  return {
    ...{ id: 1, login, name: login, email: null },
    avatar_url: 'https://avatars.githubusercontent.com/u/1?v=4',
    html_url: `https://github.com/${login}`,
  };
}
