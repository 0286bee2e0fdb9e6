import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change that somebody makes, and what the workflow should make of it. */
export interface Scenario {
  title: string;
  /** Whether it goes to main at once, or to a pull request. */
  event: 'push' | 'pull_request';
  /** The jobs that run, in this order. */
  jobs: readonly string[];
  /** Changes files of a clone. */
  change: (clone: string) => void;
  /** What the owner has set for the repository. */
  vars: Readonly<Record<string, string>>;
  /** The step that fails; none when all goes well. */
  failsAt?: string;
  /** The commit before had passed all tests. */
  tested?: boolean;
}

const SITE = { SITE_URL: 'https://www.your-domain.com' };

/** The first city's file, whatever its name. */
function firstCity(clone: string): string {
  const folder = join(clone, 'content', 'cities');
  const [name] = readdirSync(folder).toSorted();
  if (name === undefined) throw new Error('The content has no city.');
  return join(folder, name);
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function addSentence(clone: string): void {
  edit(firstCity(clone), (text) => `${text.trimEnd()}\n\nBring the document unsigned.\n`);
}

/** Fills in what keeps the content from being public: nothing is a placeholder or a sample any more. */
function fillInTheRest(clone: string): void {
  edit(join(clone, 'content', 'business.yaml'), (text) =>
    text
      .replace(/^placeholders:\n(?: +.*\n| *#.*\n)*/m, 'placeholders: []\n')
      .replace(/^phone: .*$/m, 'phone: (208) 345-6789')
      .replace(/^email: .*$/m, 'email: office@your-domain.com'),
  );
  edit(join(clone, 'content', 'testimonials.yaml'), (text) =>
    text.replace(/^ +sample: true\n/gm, ''),
  );
}

/** What happens to a repository in a week, by a short name. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'pull-request': {
    title: 'A pull request changes a city',
    event: 'pull_request',
    jobs: ['build', 'tests', 'package'],
    change: addSentence,
    vars: SITE,
    tested: true,
  },
  content: {
    title: 'A push changes a city',
    event: 'push',
    jobs: ['build', 'tests'],
    change: addSentence,
    vars: {},
    tested: true,
  },
  failing: {
    title: 'A push breaks a city',
    event: 'push',
    jobs: ['build', 'tests'],
    change: (clone) =>
      edit(firstCity(clone), (text) => text.replace('---\n', '---\nno such field: 1\n')),
    vars: {},
    failsAt: 'Check the content',
    tested: true,
  },
  deploy: {
    title: 'A push fills in what is missing, and the site is packed for GitHub Pages',
    event: 'push',
    jobs: ['build', 'tests', 'package'],
    change: fillInTheRest,
    vars: SITE,
    tested: true,
  },
  code: {
    title: 'A push changes the code',
    event: 'push',
    jobs: ['build', 'tests'],
    change: (clone) => edit(join(clone, 'README.md'), (text) => `${text}\nOne line more.\n`),
    vars: {},
  },
};
