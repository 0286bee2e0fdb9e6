import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkContent, readContentFolder } from '../../scripts/content/index.ts';
import { FIXTURE, settings } from '../../tests/support/fixture.ts';
import { EditorFiles } from './files.ts';

const files = await readContentFolder(FIXTURE);
const editor = new EditorFiles({
  backend: { name: 'github', repo: 'owner/site' },
  collections: [
    {
      name: 'cities',
      folder: 'content/cities',
      extension: 'md',
      identifier_field: 'name',
      fields: [],
    },
  ],
});

/** An entry as the editor hands it on. */
function entryOf(values: Record<string, unknown>, path = '') {
  const entry = { path, collection: 'cities', data: { toJS: () => values } };
  return { get: (name: keyof typeof entry) => entry[name] } as Parameters<EditorFiles['file']>[0];
}

function valuesOf(text: string): Record<string, unknown> {
  const [, fields, ...body] = /^---$/m.test(text) ? text.split(/^---$/m) : ['', text];
  const hasBody = body.length > 0;
  return { ...parse(fields ?? ''), ...(hasBody && { body: body.join('---').trim() }) };
}

it('writes each file so that the check reads of it what it reads of the saved one', () => {
  const written = files.map((file) => {
    if (file.picture !== undefined) return file;
    const inForm = { ...valuesOf(file.text), notFilledIn: '', group: { list: [], __sc_id: 'x' } };
    return editor.file(entryOf(inForm, `content/${file.path}`)) ?? expect.fail(file.path);
  });
  const { content, diagnostics } = checkContent(written, settings);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(content).toEqual(checkContent(files, settings).content);
});

it('leaves no list in a file that has nothing else, which is then right, too', () => {
  const written = editor.file(entryOf({ redirects: [] }, 'content/redirects.yaml'));
  const others = files.filter(({ path }) => path !== 'redirects.yaml');
  const { content } = checkContent([...others, written ?? expect.fail()], settings);
  expect(content?.redirects).toEqual([]);
});

it('finds the file of a new entry by its name, and none before it has one', () => {
  expect(editor.file(entryOf({ name: 'Garden City' }))).toEqual({
    path: 'cities/garden-city.md',
    text: '---\nname: Garden City\n---\n\n\n',
  });
  expect(editor.file(entryOf({ name: '' }))).toBe(undefined);
});
