import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [join('docs', name)] : [])),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** What commands write, and what is only an example of a name. */
const NOT_HERE =
  /^(dist|generated|coverage|node_modules)\b|[*<>{}()[\]$ ]|-- |YYYY|name\.jpg|^content\/pictures\//;

it.each(documents)('%s names only files, links and commands that there are', (document) => {
  const text = readFileSync(document, 'utf8').replace(/^```.*?^```/gms, '');
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, path = '']) =>
    join(dirname(document), path),
  );
  const folders = readdirSync('.').join('|');
  const named = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) =>
    new RegExp(`^(${folders})/`).test(code) && !NOT_HERE.test(code) ? [code] : [],
  );
  const missing = [...linked, ...named].filter((path) => !existsSync(path));
  const commands = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
  expect([...missing, ...commands.filter((name) => !(name in scripts))]).toEqual([]);
});
