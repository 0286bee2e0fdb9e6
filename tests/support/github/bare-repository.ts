import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file of a commit, by its path from the top. */
export interface TreeFile {
  path: string;
  oid: string;
  size: number;
}

/** A commit, and the paths that it changed. */
export interface LoggedCommit {
  oid: string;
  author: string;
  email: string;
  date: string;
  message: string;
  paths: string[];
}

/** An object of the repository: its kind, such as "blob", and what it holds. */
export interface GitObject {
  kind: string;
  bytes: Buffer;
}

/** What a commit adds or changes, by path, and what it deletes. */
export interface Changes {
  additions: Record<string, Uint8Array | string>;
  deletions?: readonly string[];
}

/** A bare Git repository in a folder of its own; everything in it is done by git. */
export class BareRepository {
  readonly folder = mkdtempSync(join(tmpdir(), 'bare-repository-'));
  readonly #logs = new Map<string, LoggedCommit[]>();
  readonly #objects = new Map<string, GitObject>();

  constructor(files: Record<string, string>) {
    this.git(['init', '--bare', '--quiet', '--initial-branch=main']);
    this.commit('main', 'The site', { additions: files });
  }

  /** What git answers, without the last line break. */
  git(args: readonly string[], input?: Uint8Array | string, env: Record<string, string> = {}) {
    return this.bytes(args, input, env).toString().replace(/\n$/, '');
  }

  bytes(args: readonly string[], input?: Uint8Array | string, env: Record<string, string> = {}) {
    return execFileSync('git', ['--git-dir', this.folder, ...args], {
      ...(input === undefined ? {} : { input }),
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      maxBuffer: 64 * 1024 * 1024,
    });
  }

  /** The commit that a branch points at; undefined where there is no such branch. */
  head(branch: string): string | undefined {
    const found = this.git(['for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`]);
    return found === '' ? undefined : found;
  }

  /** The files of a commit or tree. */
  tree(revision: string): TreeFile[] {
    const lines = this.git(['ls-tree', '-r', '--long', '-z', revision]).split('\0');
    return lines.flatMap((line) => {
      const [, oid, size, path] = /^\d+ blob (\w+) +(\d+)\t([\s\S]+)$/.exec(line) ?? [];
      return oid === undefined || path === undefined ? [] : [{ path, oid, size: Number(size) }];
    });
  }

  /** An object by its name; all are read at once, because an editor asks for most of them. */
  object(oid: string): GitObject {
    if (!this.#objects.has(oid)) this.#readObjects();
    const found = this.#objects.get(oid);
    if (found === undefined) throw new Error(`There is no object ${oid}.`);
    return found;
  }

  #readObjects(): void {
    const all = this.bytes(['cat-file', '--batch', '--batch-all-objects', '--unordered']);
    for (let at = 0; at < all.length; ) {
      const end = all.indexOf('\n', at);
      const [oid = '', kind = '', size] = all.subarray(at, end).toString().split(' ');
      const from = end + 1;
      at = from + Number(size) + 1;
      this.#objects.set(oid, { kind, bytes: all.subarray(from, at - 1) });
    }
  }

  /** The text of a file of a branch; undefined where it has no such file. */
  read(path: string, branch = 'main'): string | undefined {
    return this.file(path, branch)?.toString();
  }

  file(path: string, branch = 'main'): Buffer | undefined {
    const found = this.tree(branch).find((file) => file.path === path);
    return found && this.object(found.oid).bytes;
  }

  /** The commits behind one, the newest first. */
  log(oid: string): LoggedCommit[] {
    const known = this.#logs.get(oid) ?? this.#readLog(oid);
    this.#logs.set(oid, known);
    return known;
  }

  #readLog(oid: string): LoggedCommit[] {
    const format = '--format=%x01%H%x00%an%x00%ae%x00%cI%x00%B%x00';
    const text = this.git(['log', '--name-only', '--root', '-m', '--first-parent', format, oid]);
    return text
      .split('\x01')
      .slice(1)
      .map((part) => {
        const [commit = '', author = '', email = '', date = '', message = '', paths = ''] =
          part.split('\0');
        const changed = paths.split('\n').filter((path) => path !== '');
        return { oid: commit, author, email, date, message: message.trim(), paths: changed };
      });
  }

  /** Puts a commit on top of a branch, and returns it. */
  commit(branch: string, message: string, changes: Changes, author = 'Owner'): string {
    const index = { GIT_INDEX_FILE: join(this.folder, 'index-of-a-commit') };
    const parent = this.head(branch);
    this.git(parent === undefined ? ['read-tree', '--empty'] : ['read-tree', parent], '', index);
    const added = Object.entries(changes.additions).map(
      ([path, data]) => `100644 ${this.git(['hash-object', '-w', '--stdin'], data)}\t${path}\n`,
    );
    const nothing = '0'.repeat(40);
    const gone = (changes.deletions ?? []).map((path) => `0 ${nothing}\t${path}\n`);
    this.git(['update-index', '--index-info'], [...gone, ...added].join(''), index);
    const tree = this.git(['write-tree'], '', index);
    return this.commitTree(branch, tree, message, parent === undefined ? [] : [parent], author);
  }

  /** Makes a commit of a tree, and points the branch at it. */
  commitTree(
    branch: string,
    tree: string,
    message: string,
    parents: readonly string[],
    author = 'Owner',
  ): string {
    const email = `${author.toLowerCase().replace(/\W+/g, '-')}@example.com`;
    const oid = this.git(
      ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])],
      message,
      {
        ...{ GIT_AUTHOR_NAME: author, GIT_AUTHOR_EMAIL: email },
        ...{ GIT_COMMITTER_NAME: author, GIT_COMMITTER_EMAIL: email },
      },
    );
    this.git(['update-ref', `refs/heads/${branch}`, oid]);
    return oid;
  }

  /** Writes the files of a branch into a folder, as a clone would have them. */
  checkOut(folder: string, branch = 'main'): void {
    const index = { GIT_INDEX_FILE: join(this.folder, 'index-of-a-checkout') };
    this.git(['read-tree', branch], '', index);
    this.git(['--work-tree', folder, 'checkout-index', '--all', '--force'], '', index);
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
