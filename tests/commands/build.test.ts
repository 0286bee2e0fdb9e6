import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { siteFolder } from '../../scripts/settings.ts';
import { folderForBuilds, startCommand } from '../support/commands.ts';
import { editFile, scratchFolder, treeHash } from '../support/files.ts';
import { FIXTURE_PUBLIC } from '../support/fixture.ts';

const { site, other } = inject('sites');

describe('with a good earlier site', () => {
  const wrong = scratchFolder();
  const out = folderForBuilds();
  const good = treeHash(site.folder);

  beforeAll(() => {
    cpSync(site.folder, siteFolder(out), { recursive: true });
    cpSync(site.content, wrong, { recursive: true });
    editFile(join(wrong, 'cities/boise.md'), 'state: ID', 'state: ZZ');
  });
  afterAll(() => rmSync(out, { recursive: true }));

  it.each([
    ['content', /^content\/cities\/boise.md:3:8 {2}state: expected a state such as ID/m, {}],
    [
      'an address',
      /^SITE_URL: expected .* without user name/m,
      { SITE_URL: 'https://me:secret@a' },
    ],
    [
      'a folder outside the project',
      /^OUT_DIR: expected a folder in the project/m,
      { OUT_DIR: tmpdir() },
    ],
  ])('fails for %s with only what to fix, and keeps that site', async (_, reason, variables) => {
    const folders = { CONTENT_DIR: wrong, PUBLIC_DIR: FIXTURE_PUBLIC, OUT_DIR: out };
    const { code, output } = await startCommand('build', [], { ...folders, ...variables }).ended;
    expect(output).toMatch(reason);
    expect(output).not.toMatch(/^\s+at |secret/m);
    expect(code).toBe(1);
    expect(treeHash(siteFolder(out))).toBe(good);
    expect(readdirSync(out)).toEqual(['client']);
  });
});

it('takes each fact from a single line', () => {
  const names = readdirSync(other.folder, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(html|vcf|txt|json|xml)$/.test(name));
  expect(texts.length).toBeGreaterThan(20);
  for (const name of texts) {
    const text = readFileSync(join(other.folder, name), 'utf8');
    expect({ name, old: /555-?0100|Sample Mobile/.exec(text)?.[0] }).toEqual({ name });
  }
});
