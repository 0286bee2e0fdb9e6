/** A pull request of the double. */
export interface PullRequest {
  number: number;
  title: string;
  /** The branches that it comes from and goes into. */
  head: string;
  base: string;
  draft: boolean;
  state: 'open' | 'closed';
  merged: boolean;
  labels: string[];
  createdAt: string;
}

/** The pull requests of a repository, by their numbers from 1. */
export class PullRequests {
  readonly all: PullRequest[] = [];

  open(wanted: Pick<PullRequest, 'title' | 'head' | 'base' | 'draft'>): PullRequest {
    const rest = { state: 'open', merged: false, labels: [] as string[] } as const;
    const createdAt = new Date().toISOString();
    const pull = { ...wanted, ...rest, number: this.all.length + 1, createdAt };
    this.all.push(pull);
    return pull;
  }

  byNumber(number: number): PullRequest | undefined {
    return this.all.find((pull) => pull.number === number);
  }

  /** Those that are open, of a branch or with one of these labels. */
  find({ head, labels }: { head?: string; labels?: readonly string[] }): PullRequest[] {
    return this.all.filter(
      (pull) =>
        pull.state === 'open' &&
        (head === undefined || pull.head === head) &&
        (labels === undefined || pull.labels.some((label) => labels.includes(label))),
    );
  }
}
