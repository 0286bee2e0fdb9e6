import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type ContentCopy, copyContent } from '../support/content.ts';
import { npmRun } from '../support/npm-run.ts';

/** Pictures that show no fact, and the editor, which gives examples. */
const WITHOUT_FACTS = /^\/(icon|favicon|apple|admin\/)/;

let copy: ContentCopy;
/** The site with another phone number. */
let site: string;

beforeAll(async () => {
  copy = await copyContent();
  site = join(copy.folder, '..', 'client');
  await copy.edit('business.yaml', (text) => text.replace('(208) 555-0100', '(208) 555-0142'));
  const { code, output } = await npmRun('build', '--content', copy.folder, '--out', site);
  expect({ code, fault: code === 0 ? '' : output }).toEqual({ code: 0, fault: '' });
});

afterAll(() => copy.dispose());

/** Each file of a site, and a hash of what it holds. */
function hashes(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(
    paths.map((path) => [
      path.slice(folder.length),
      createHash('sha256').update(readFileSync(path)).digest('hex'),
    ]),
  );
}

it('takes a new phone number everywhere from one line', () => {
  const [before, after] = [hashes(inject('site')), hashes(site)];
  for (const file of after.keys()) {
    if (!/\.(html|vcf|txt|json)$/.test(file) || WITHOUT_FACTS.test(file)) continue;
    const text = readFileSync(join(site, file), 'utf8');
    expect({ file, old: /555-?0100|\+12085550100/.test(text) }).toEqual({ file, old: false });
  }
  const contact = readFileSync(join(site, 'contact.html'), 'utf8');
  expect(contact).toContain('"telephone":"+12085550142"');
  const pages = [...after.keys()].filter(
    (file) => /\.(html|png|vcf)$/.test(file) && !WITHOUT_FACTS.test(file),
  );
  expect(pages.filter((file) => after.get(file) === before.get(file))).toEqual([]);
});

it('has the same files, whatever the number', () => {
  expect([...hashes(site).keys()]).toEqual([...hashes(inject('site')).keys()]);
});
