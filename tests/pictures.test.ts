import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSite } from '../model/site.ts';
import { CACHE_FOLDER } from '../scripts/cache.ts';
import { checkContent, readContentFolder } from '../scripts/content/index.ts';
import { siteFiles } from '../scripts/files/index.ts';
import { contentOf } from './support/content.ts';
import { drawPhoto } from './support/drawn-pictures.ts';
import { FIXTURE, FIXTURE_PUBLIC, settings } from './support/fixture.ts';

const PICTURES = '/assets/pictures/';

let root: string;
/** A JPEG of 1300 by 900 pixels. */
let photo: Buffer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  photo = await drawPhoto(1300, 900);
});
afterAll(() => rm(root, { recursive: true }));

/** Makes a content folder with these pictures besides the fixture's. */
async function contentWith(pictures: Record<string, Buffer>): Promise<string> {
  const folder = await mkdtemp(join(root, 'content-'));
  await cp(FIXTURE, folder, { recursive: true });
  await mkdir(join(folder, 'pictures'), { recursive: true });
  for (const [name, bytes] of Object.entries(pictures)) {
    await writeFile(join(folder, 'pictures', name), bytes);
  }
  return folder;
}

/** Makes a site's picture files. Returns them by name. */
async function picturesOf(folder: string): Promise<Map<string, string | Buffer>> {
  const content = contentOf(checkContent(await readContentFolder(folder), settings));
  const files = siteFiles(createSite(content))
    .filter(({ path }) => path.startsWith(PICTURES))
    .toSorted((a, b) => a.path.localeCompare(b.path));

  const pictures = new Map<string, string | Buffer>();
  for (const { path, make } of files) {
    pictures.set(
      path.slice(PICTURES.length),
      await make({ content: folder, public: FIXTURE_PUBLIC }),
    );
  }
  return pictures;
}

it("reports pictures that can't be opened, and small ones", async () => {
  const folder = await contentWith({
    'cut.jpg': photo.subarray(0, photo.length / 2),
    'drawing.png': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'good.webp': await sharp(photo).webp().toBuffer(),
    'small.png': await sharp(photo).resize(300).png().toBuffer(),
    'words.jpg': Buffer.from('These are words.'),
  });

  const { diagnostics } = checkContent(await readContentFolder(folder), settings);
  const ofPictures = diagnostics.filter(
    ({ file, message }) =>
      file.startsWith('content/pictures/') && !message.startsWith('no page shows'),
  );
  const unreadable =
    "this picture is damaged, above 268 megapixels, or isn't a picture. Save it as a JPEG, PNG or WebP, 2,000 pixels wide, and upload it again. Also at content/pictures/drawing.png, content/pictures/words.jpg.";
  expect(ofPictures.map(({ file, message }) => [file.split('/').at(-1), message])).toEqual([
    ['cut.jpg', unreadable],
    ['small.png', '300 pixels wide, so it would look blurred. Use one of at least 640.'],
  ]);
});

it('makes WebP and JPEG at three widths, upright and without metadata', async () => {
  const tags = { IFD0: { Make: 'Phone of the owner' }, IFD3: { GPSLatitudeRef: 'N' } };
  const turned = sharp(photo).withExif(tags).withMetadata({ orientation: 6 });
  const usual = await picturesOf(await contentWith({}));
  const files = await picturesOf(
    await contentWith({ 'phone.jpg': await turned.jpeg().toBuffer() }),
  );
  for (const name of usual.keys()) files.delete(name);

  const sizes = await Promise.all(
    [...files.values()].map(async (bytes) => {
      const { format, width, height, exif, orientation } = await sharp(bytes).metadata();
      return { format, width, height, exif, orientation };
    }),
  );
  const expected = [360, 720, 900].flatMap((width) =>
    ['jpeg', 'webp'].map((format) => ({ format, width, height: Math.round((width * 13) / 9) })),
  );
  expect(sizes).toEqual(expected);
});

it('uses no picture that other code has cached', async () => {
  const folder = await contentWith({ 'depot.jpg': photo });
  const first = await picturesOf(folder);
  for (const name of first.keys()) {
    await cp(join(FIXTURE, 'pictures/table.jpg'), join(CACHE_FOLDER, 'pictures', name));
  }
  expect(await picturesOf(folder)).toEqual(first);
});

it('has the seal of its own public folder on its cards', async () => {
  const withCards = { ...settings, cards: true };
  const content = contentOf(checkContent(await readContentFolder(FIXTURE), withCards));
  const isDrawn = ({ path }: { path: string }) => path === '/cards/areas.png';
  const card = siteFiles(createSite(content)).find(isDrawn) ?? expect.fail();

  const folder = join(root, 'public');
  await mkdir(folder);
  await writeFile(join(folder, 'seal.png'), await sharp(photo).png().toBuffer());
  const seals = [FIXTURE_PUBLIC, folder].map((each) =>
    card.make({ content: FIXTURE, public: each }),
  );
  const [usual, other] = await Promise.all(seals);
  expect(other).not.toEqual(usual);
});
