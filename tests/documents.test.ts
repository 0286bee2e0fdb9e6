import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { businessSchema } from '../model/schemas/business.ts';
import { jsonSchemaOf } from '../model/schemas/json-schema.ts';
import type { Diagnostic } from '../scripts/content/diagnostic.ts';
import { businessFacts } from '../scripts/content/facts.ts';

import { checkContent, readContentFolder } from '../scripts/content/index.ts';
import { parseFile } from '../scripts/content/parse.ts';
import { FIXTURE, settings } from './support/fixture.ts';

const GUIDES = readdirSync('docs').filter((name) => name.endsWith('.md'));
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...GUIDES.map((name) => join('docs', name)),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Generated files, and examples of names. */
const NOT_HERE =
  /^(dist|generated|coverage|node_modules)\b|[*<>{}()[\]$ ]|-- |YYYY|name\.jpg|^content\/pictures\//;

it.each(documents)('%s names only files, links and commands that exist', (document) => {
  const text = readFileSync(document, 'utf8').replace(/^```.*?^```/gms, '');
  // Links in code are examples.
  const prose = text.replace(/`[^`\n]+`/g, '');
  const links = [...prose.matchAll(/\]\((?!https?:|mailto:)([^)#]*)(?:#([^)]+))?\)/g)].map(
    ([, path = '', anchor]) => ({
      path: path === '' ? document : join(dirname(document), path),
      anchor,
    }),
  );
  const linked = links.map(({ path }) => path);
  const folders = readdirSync('.').join('|');
  const named = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) =>
    new RegExp(`^(${folders})/`).test(code) && !NOT_HERE.test(code) ? [code] : [],
  );
  const missing = [...linked, ...named].filter((path) => !existsSync(path));
  expect(missing).toEqual([]);

  const astray = links.filter(({ path, anchor }) => {
    return anchor !== undefined && !anchorsOf(readFileSync(path, 'utf8')).includes(anchor);
  });
  expect(astray).toEqual([]);

  const commands = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

/** GitHub's anchors of a document's headings. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  );
}

const EDITING = readFileSync('docs/editing.md', 'utf8');

/** An example file: its name in the content folder and its text. */
interface FileExample {
  path: string;
  text: string;
}

const EXAMPLES = GUIDES.flatMap((name) => {
  const guide = readFileSync(join('docs', name), 'utf8');
  return [...guide.matchAll(/^```\w+\n# content\/(\S+)\n(.*?)^```/gms)].map(
    ([, path = '', text = '']): FileExample => ({ path, text }),
  );
});

it('links each task of the guide from the index', () => {
  const [, index = '', tasks = ''] =
    /^## I want to \.\.\.$(.*?)^## Tasks$(.*?)^## /ms.exec(EDITING) ?? expect.fail();
  const headings = tasks.match(/^### .+$/gm) ?? [];
  expect(headings.length).toBeGreaterThan(15);

  for (const heading of headings) {
    const [anchor] = anchorsOf(heading);
    expect.soft(index, heading).toContain(`(#${anchor})`);
  }
});

it('shows example files that pass the check', () => {
  expect(EXAMPLES.length).toBeGreaterThan(9);

  for (const { path, text } of EXAMPLES) {
    const found: Diagnostic[] = [];
    const { schema, data } = parseFile({ path, text }, found) ?? {};
    expect.soft(found, path).toEqual([]);
    if (!(schema instanceof z.ZodObject)) expect.fail(`Nothing reads ${path}.`);
    // Examples of large files are excerpts.
    const isWhole = path.endsWith('.md') || path.startsWith('attractions/');
    const result = (isWhole ? schema : schema.partial()).safeParse(data);
    expect.soft(result.error?.issues ?? [], path).toEqual([]);
  }
});

it('lists every fact that texts can use', async () => {
  const { content } = checkContent(await readContentFolder(FIXTURE), settings);
  const facts = Object.keys(businessFacts(content?.business ?? expect.fail(), []).values);
  const promises = Object.keys(jsonSchemaOf(businessSchema).properties?.promises?.properties ?? {});
  const ofService = 'service.additionalNotarization';
  const known = new Set([...facts, ...promises.map((name) => `promises.${name}`), ofService]);

  const [, section = ''] = EDITING.split(/^## Facts for texts$/m);
  const [list = ''] = section.split(/^## /m);
  const listed = [...list.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/\{\{([\w.]+)\}\}/g)].map(([, name = '']) => name),
  );

  expect(listed.toSorted()).toEqual([...known].toSorted());
});
