import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type ContentCopy, copyContent } from '../support/content.ts';
import { npmRun } from '../support/npm-run.ts';

/** Pictures that show no fact, and the editor, which gives examples. */
const WITHOUT_FACTS = /^\/(icon|favicon|apple|admin\/)/;

let copy: ContentCopy;
let folder: string;

beforeAll(async () => {
  copy = await copyContent();
  folder = await mkdtemp(join(tmpdir(), 'facts-'));
});

afterAll(async () => {
  await copy.dispose();
  await rm(folder, { recursive: true, force: true });
});

/** Builds the copy, and reads what came out: each file and a hash of what it holds. */
async function build(name: string, ...options: string[]): Promise<Map<string, string>> {
  const out = join(folder, name);
  const { code, output } = await npmRun(
    'build',
    '--content',
    copy.folder,
    '--out',
    out,
    ...options,
  );
  if (code !== 0) throw new Error(output);
  return hashes(out);
}

function hashes(site: string): Map<string, string> {
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(
    paths.map((path) => [
      path.slice(site.length),
      createHash('sha256').update(readFileSync(path)).digest('hex'),
    ]),
  );
}

it('builds the same site from the same content, byte for byte', async () => {
  const first = await build('first');
  const second = await build('second');
  expect([...second]).toEqual([...first]);
  expect([...first.keys()]).toEqual([...hashes(inject('site')).keys()]);
});

it('takes a new phone number everywhere from one line', async () => {
  await copy.edit('business.yaml', (text) => text.replace('(208) 555-0100', '(208) 555-0142'));
  const before = hashes(join(folder, 'first'));
  const after = await build('renumbered');
  const site = join(folder, 'renumbered');
  for (const file of after.keys()) {
    if (!/\.(html|vcf|md|txt|json)$/.test(file) || WITHOUT_FACTS.test(file)) continue;
    const text = readFileSync(join(site, file), 'utf8');
    expect({ file, old: /555-?0100|\+12085550100/.test(text) }).toEqual({ file, old: false });
  }
  const contact = readFileSync(join(site, 'contact.html'), 'utf8');
  const code = (html: string) => /<svg[^>]*aria-label="Code[^>]*>.*?<\/svg>/.exec(html)?.[0];
  expect(code(contact)).not.toBe(code(readFileSync(join(folder, 'first', 'contact.html'), 'utf8')));
  expect(contact).toContain('"telephone":"+12085550142"');
  const pages = [...after.keys()].filter(
    (file) => /\.(html|png|vcf)$/.test(file) && !WITHOUT_FACTS.test(file),
  );
  expect(pages.filter((file) => after.get(file) === before.get(file))).toEqual([]);
});

it('leaves the pictures for shared links out when it is told to', async () => {
  const files = await build('plain', '--no-cards');
  expect([...files.keys()].filter((file) => file.startsWith('/cards/'))).toEqual([]);
  const home = readFileSync(join(folder, 'plain', 'index.html'), 'utf8');
  expect(home).not.toContain('og:image');
  expect(home).toContain('og:title');
});

it('sends old addresses on, by rule and by page', async () => {
  await copy.write('redirects.yaml', 'redirects:\n  - from: /boise-notary\n    to: /areas/boise\n');
  await build('redirected', '--no-cards');
  const site = join(folder, 'redirected');
  expect(readFileSync(join(site, '_redirects'), 'utf8')).toBe('/boise-notary /areas/boise 301\n');
  const page = readFileSync(join(site, 'boise-notary.html'), 'utf8');
  expect(page).toContain('<meta http-equiv="refresh" content="0;url=/areas/boise">');
  await copy.write('redirects.yaml', 'redirects:\n  - from: /areas/boise\n    to: /areas/bosie\n');
  const { code, output } = await npmRun('check', '--content', copy.folder);
  expect(code).toBe(1);
  expect(output).toContain('redirects[1].from: "/areas/boise" is a page');
  expect(output).toContain('redirects[1].to: no page at "/areas/bosie"');
});
