import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../package.json' with { type: 'json' };
import { OUT_OPTION } from '../scripts/cli/command.ts';
import { issueConfig, issueForm } from './support/issue-form.ts';

const FORMS = '.github/ISSUE_TEMPLATE';

const read = (file: string) => readFileSync(file, 'utf8');
const readYaml = (file: string): unknown => parse(read(file));

describe('the issue form', () => {
  const form = issueForm.parse(readYaml(join(FORMS, 'change-the-site.yml')));

  it('is one that GitHub takes, and so is the list of forms', () => {
    expect(readdirSync(FORMS).sort()).toEqual(['change-the-site.yml', 'config.yml']);
    expect(() => issueConfig.parse(readYaml(join(FORMS, 'config.yml')))).not.toThrow();
    const [first] = form.body;
    expect(issueForm.safeParse({ ...form, body: [first] }).success).toBe(false);
    expect(issueForm.safeParse({ ...form, body: [...form.body, ...form.body] }).success).toBe(
      false,
    );
  });

  it('offers every kind of content, and none that is not there', () => {
    const kinds = form.body.flatMap((item) =>
      item.type === 'dropdown' && item.id === 'kind' ? item.attributes.options : [],
    );
    const named = kinds.flatMap((option) => /\(([^)]+)\)$/.exec(option)?.[1] ?? []);
    // Pictures come with what they are pictures of.
    const kept = readdirSync('content').filter((name) => name !== 'pictures');
    expect(named.sort()).toEqual(kept.sort());
  });
});

describe('the hosts', () => {
  it('serve the folder that is built, by the command that builds it', () => {
    expect(Object.keys(packageJson.scripts)).toContain('build');
    expect(read('netlify.toml')).toContain(`publish = "${OUT_OPTION.default}"`);
    expect(read('netlify.toml')).toMatch(/^ *command = "npm run build( && .+)?"$/m);
    const wrangler: unknown = JSON.parse(read('wrangler.jsonc').replace(/^ *\/\/.*$/gm, ''));
    expect(wrangler).toMatchObject({
      name: packageJson.name,
      pages_build_output_dir: OUT_OPTION.default,
    });
  });
});

/** A file of this project, named as code. */
const FILE =
  /`((?:admin|components|content|docs|islands|model|pages|public|renderer|schemas|scripts|styles|tests)\/[\w@+./-]*\.\w+)`/g;

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...markdownIn('docs')];

describe.each(DOCUMENTS)('%s', (document) => {
  it('leads only to files that are there', () => {
    const words = read(document).replace(/^```[\s\S]*?^```/gm, '');
    const links = [...words.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to = '']) => to);
    expect(links.filter((to) => !existsSync(join(dirname(document), to)))).toEqual([]);
  });

  it('leads only to headings that are there', () => {
    const links = [...read(document).matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)];
    const missing = links.filter(([, file = '', anchor = '']) => {
      const target = file === '' ? document : join(dirname(document), file);
      return !headingAnchors(read(target)).includes(anchor);
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  });

  it('names only files that are there', () => {
    const text = read(document);
    // A record of what was decided once speaks of what was there then.
    if (/superseded/i.test(text)) return;
    const named = [...text.matchAll(FILE)].map(([, path = '']) => path);
    const isThere = (path: string) => existsSync(path) || existsSync(join('content', path));
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });

  it('names only commands that there are', () => {
    const named = [...read(document).matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(
      ([, name = '']) => name,
    );
    const known = Object.keys(packageJson.scripts);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
});

function markdownIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
}

/** The anchors that GitHub gives to the headings of a page. */
function headingAnchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
