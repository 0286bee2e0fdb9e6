import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { drawPhoto } from './drawn-pictures.ts';
import { type Edit, entriesOf, FULL_CREDENTIALS } from './full-credentials.ts';

/** The drawn pictures: file, what it shows, width and height. */
const PICTURES = {
  portrait: ['A notary in a blue sweater', 1200, 1500],
  table: ['An unsigned document, a pen and a cup on a kitchen table', 1600, 1067],
  hills: ['Green hills above a river in the evening', 1600, 1067],
} as const satisfies Record<string, readonly [alt: string, width: number, height: number]>;

type Name = keyof typeof PICTURES;

const pathOf = (name: Name) => `pictures/${name}.jpg`;

function fields(name: Name) {
  return { file: pathOf(name), alt: PICTURES[name][0], credit: 'Picture: drawn for tests' };
}

const picture =
  (name: Name): Edit =>
  (document) =>
    document.set('picture', fields(name));

/** Copies a folder of content and fills in what may be filled in: credentials, and pictures that are drawn. */
export async function writeFullContent(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  await mkdir(join(to, 'pictures'), { recursive: true });
  for (const [name, [, width, height]] of Object.entries(PICTURES)) {
    await writeFile(join(to, 'pictures', `${name}.jpg`), await drawPhoto(width, height));
  }
  const edit = (path: string, change: Edit) => editFile(join(to, path), change);
  const editAll = async (folder: string, change: Edit) => {
    for (const name of await readdir(join(to, folder))) await edit(join(folder, name), change);
  };
  for (const [path, change] of Object.entries(FULL_CREDENTIALS)) await edit(path, change);
  await edit('business.yaml', (document) => {
    document.set('portrait', fields('portrait'));
    document.set('logo', pathOf('table'));
  });
  await edit('pages/contact.md', picture('table'));
  await editAll('services', picture('table'));
  await editAll('cities', picture('hills'));
  await editAll('attractions', (document) => {
    for (const entry of entriesOf(document, 'attractions')) {
      entry.set('picture', document.createNode(fields('hills')));
    }
  });
  for (const name of await readdir(join(to, 'cities'))) {
    const file = join(to, 'cities', name);
    const body = `\n![${PICTURES.hills[0]}](${pathOf('hills')})\n`;
    await writeFile(file, `${(await readFile(file, 'utf8')).trimEnd()}\n${body}`);
  }
}

/** Edits the YAML of a file, in Markdown its front matter. */
async function editFile(file: string, change: Edit): Promise<void> {
  const text = await readFile(file, 'utf8');
  const [, yaml = text, body = ''] = /^---\n(.*?\n)(---\n.*)$/s.exec(text) ?? [];
  const document: Document = parseDocument(yaml);
  change(document);
  const written = document.toString({ lineWidth: 0 });
  await writeFile(file, body === '' ? written : `---\n${written}${body}`);
}
