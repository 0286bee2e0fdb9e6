import type { LoggedCommit } from './bare-repository.ts';
import type { GitHub } from './github.ts';
import type { PullRequest } from './pull-requests.ts';
import { refusal } from './refusal.ts';

interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: {
    additions: { path: string; contents: string }[];
    deletions: { path: string }[];
  };
}

/** What the double answers to queries. */
export function queries(github: GitHub) {
  return {
    repository: ({ owner, name }: { owner: string; name: string }) =>
      `${owner}/${name}` === github.name ? repository(github) : null,
  };
}

function repository(github: GitHub) {
  const { git, pulls } = github;
  return {
    id: 'R_1',
    ref: ({ qualifiedName }: { qualifiedName: string }) => {
      const oid = git.head(qualifiedName.replace(/^refs\/heads\//, ''));
      return oid === undefined ? null : { target: commit(github, oid) };
    },
    object: ({ oid, expression = '' }: { oid?: string; expression?: string }) => {
      const [branch = '', path = ''] = expression.split(/:(.*)/s);
      const found = oid ?? git.tree(git.head(branch) ?? '').find((file) => file.path === path)?.oid;
      if (found === undefined) return null;
      return git.object(found).kind === 'commit' ? commit(github, found) : blob(github, found);
    },
    pullRequests: ({ headRefName, labels }: { headRefName?: string; labels?: string[] }) => {
      const found = pulls.find({
        ...(headRefName === undefined ? {} : { head: headRefName }),
        ...(labels === undefined ? {} : { labels }),
      });
      return { totalCount: found.length, nodes: found.map((pull) => pullRequest(github, pull)) };
    },
  };
}

function commit(github: GitHub, oid: string) {
  const { git } = github;
  const [latest] = git.log(oid);
  return {
    __typename: 'Commit',
    oid,
    committedDate: latest?.date,
    history: ({ first, path }: { first: number; path?: string }) => {
      const commits = git
        .log(oid)
        .filter(({ paths }) => path === undefined || paths.includes(path));
      return { nodes: commits.slice(0, first).map(historyNode) };
    },
    file: ({ path }: { path: string }) => git.tree(oid).find((file) => file.path === path) ?? null,
    status: null,
    deployments: { nodes: deployments(github, oid) },
    checkSuites: { nodes: [] },
  };
}

function deployments({ deployed }: GitHub, oid: string) {
  const url = deployed.get(oid);
  const status = { state: 'SUCCESS', environmentUrl: url, description: '' };
  return url === undefined ? [] : [{ environment: 'Preview', latestStatus: status }];
}

function historyNode({ oid, message, author, email, date }: LoggedCommit) {
  const person = { name: author, email, avatarUrl: '', user: null };
  return { oid, message, committedDate: date, author: person };
}

function blob({ git }: GitHub, oid: string) {
  const { bytes } = git.object(oid);
  const isBinary = bytes.includes(0);
  return {
    ...{ __typename: 'Blob', oid, byteSize: bytes.length, isBinary, isTruncated: false },
    text: isBinary ? null : bytes.toString(),
  };
}

function pullRequest({ git, login }: GitHub, pull: PullRequest) {
  const changed = git.git(['diff', '--name-status', '-z', `${pull.base}...${pull.head}`]);
  const parts = changed.split('\0').filter((part) => part !== '');
  const kinds: Record<string, string> = { A: 'ADDED', M: 'MODIFIED', D: 'DELETED' };
  return {
    ...{ id: `PR_${pull.number}`, number: pull.number, title: pull.title, isDraft: pull.draft },
    url: `https://github.com/owner/site/pull/${pull.number}`,
    isCrossRepository: false,
    ...{ createdAt: pull.createdAt, updatedAt: pull.createdAt },
    ...{ headRefName: pull.head, headRefOid: git.head(pull.head) },
    author: { __typename: 'User', login, avatarUrl: '', name: login, email: '', databaseId: 1 },
    labels: { nodes: pull.labels.map((name) => ({ name })) },
    files: {
      nodes: parts.flatMap((part, index) =>
        index % 2 === 0 ? [{ path: parts[index + 1], changeType: kinds[part] }] : [],
      ),
    },
  };
}

/** What the double answers to mutations, and does. */
export function mutations(github: GitHub) {
  const { git, pulls } = github;
  const setDraft = (draft: boolean) => (args: { input: { pullRequestId: string } }) => {
    const pull = pulls.byNumber(Number(args.input.pullRequestId.slice('PR_'.length)));
    if (pull === undefined) throw refusal('NOT_FOUND', 'Could not resolve to a node');
    pull.draft = draft;
    return { pullRequest: { isDraft: draft } };
  };
  return {
    createCommitOnBranch: ({ input }: { input: CommitInput }) => {
      github.beforeCommit();
      return createCommit(github, input);
    },
    createRef: ({ input }: { input: { name: string; oid: string } }) => {
      const branch = input.name.replace(/^refs\/heads\//, '');
      if (git.head(branch) !== undefined) {
        const message = `A ref named "${input.name}" already exists in the repository.`;
        throw refusal('UNPROCESSABLE', message);
      }
      git.git(['update-ref', input.name, input.oid]);
      return { ref: { name: branch } };
    },
    convertPullRequestToDraft: setDraft(true),
    markPullRequestReadyForReview: setDraft(false),
  };
}

function createCommit(github: GitHub, { branch, expectedHeadOid, message, ...rest }: CommitInput) {
  const { git, login } = github;
  const { additions, deletions } = rest.fileChanges;
  const { branchName } = branch;
  const head = git.head(branchName);
  if (branch.repositoryNameWithOwner !== github.name || head === undefined) {
    throw refusal('NOT_FOUND', 'Something went wrong: no such repository or branch');
  }
  if (head !== expectedHeadOid) {
    const told = `Expected branch to point to "${expectedHeadOid}" but it did not.  Pull and try again.`;
    throw refusal('STALE_DATA', told);
  }
  const there = new Set(git.tree(head).map(({ path }) => path));
  const missing = deletions.find(({ path }) => !there.has(path));
  if (missing !== undefined) {
    const told = `A path was requested for deletion which does not exist as of commit oid \`${head}\``;
    throw refusal('UNPROCESSABLE', told);
  }
  const files = additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]);
  const changes = {
    additions: Object.fromEntries(files),
    deletions: deletions.map(({ path }) => path),
  };
  const oid = git.commit(branchName, message.headline, changes, login);
  return { commit: commit(github, oid) };
}
