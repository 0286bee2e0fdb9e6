import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Document, isMap, isSeq, parseDocument } from 'yaml';
import { drawPhoto } from './drawn-pictures.ts';

/** An edit of a file of YAML, or of the front matter of a file of Markdown. */
type Edit = (document: Document) => void;

const BUSINESS = {
  credentials: [
    { label: 'Insurance', text: 'To $25,000, with Sample Insurance & Sons' },
    { label: 'A notary since', text: '2015' },
  ],
  languages: 'English and Spanish',
  fees: {
    firstNotarization: '$5',
    additionalNotarization: '$5',
    travel: 'from $20, agreed before the trip',
  },
  payment: 'cash, checks, Zelle',
  cancellation: 'free until the evening before',
};

const STEPS = {
  heading: 'How it works',
  steps: [
    {
      title: 'Call',
      text: "Tell us what you're signing and where you are. We'll schedule a time.",
    },
    { title: 'Meet', text: "We'll come to you, or we'll meet by secure audio and video." },
    {
      title: 'Done',
      text: 'The notary checks your ID and completes the notarial certificate.',
    },
  ],
};

const SAID = {
  date: '2026-03-15',
  source: { name: 'Google', url: 'https://maps.example.com/?cid=1' },
};

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

/** Copies a folder of content and fills in what may be filled in, with pictures that are drawn. */
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
  await edit('business.yaml', (document) => {
    for (const [name, value] of Object.entries(BUSINESS)) document.set(name, value);
    document.set('portrait', fields('portrait'));
    document.set('logo', pathOf('table'));
  });
  await edit('pages/home.md', (document) => document.set('howItWorks', STEPS));
  await edit('testimonials.yaml', (document) => {
    const first = entriesOf(document, 'testimonials')[0];
    for (const [name, value] of Object.entries(SAID)) first?.set(name, document.createNode(value));
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

/** The entries of a list at the top of a file, those that are more than a name. */
function entriesOf(document: Document, list: string) {
  const found = document.get(list);
  return isSeq(found) ? found.items.filter(isMap) : [];
}
