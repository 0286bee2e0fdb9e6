import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allVariants, PICTURES_FOLDER } from '../model/pictures.ts';
import { createSite } from '../model/site.ts';
import packageJson from '../package.json' with { type: 'json' };
import { ENCODING } from '../scripts/artifacts/pictures/encoding.ts';
import { writePictures } from '../scripts/artifacts/pictures/write-pictures.ts';
import { loadContent } from '../scripts/content/index.ts';
import { textReport } from '../scripts/report/text.ts';
import { asFromPhone, drawBomb, drawPhoto } from './support/drawn-pictures.ts';
import { FROZEN_CONTENT } from './support/frozen-content.ts';

const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
const folders: string[] = [];
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  folders.push(folder);
  return folder;
}
let photo: Buffer;

beforeAll(async () => {
  photo = await drawPhoto(1200, 900);
});

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

/** A copy of the content with pictures; Boise shows the one that is named. */
async function contentWith(pictures: Record<string, Buffer>, shown: string, more = '') {
  const folder = join(await newFolder(), 'content');
  await cp(FROZEN_CONTENT, folder, { recursive: true });
  await mkdir(join(folder, 'pictures'));
  for (const [name, bytes] of Object.entries(pictures)) {
    await writeFile(join(folder, 'pictures', name), bytes);
  }
  const boise = join(folder, 'cities/boise.md');
  const picture = `picture:\n  file: pictures/${shown}\n  alt: The tower of the depot\n${more}`;
  await writeFile(boise, (await readFile(boise, 'utf8')).replace('state:', `${picture}state:`));
  return folder;
}

it('answers ten bad pictures in plain words, and the good one with none', async () => {
  const tiff = await sharp(photo).tiff().toBuffer();
  const heic = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(64),
  ]);
  const folder = await contentWith(
    {
      'bomb.png': await drawBomb(20_000, 20_000),
      'cut.jpg': photo.subarray(0, photo.length / 2),
      'drawing.svg': Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'good.jpg': photo,
      'hidden-drawing.png': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'huge.jpg': Buffer.concat([photo, Buffer.alloc(12_000_000)]),
      'iphone.heic': heic,
      'moving.gif': await sharp(photo).gif().toBuffer(),
      'my photo (1).jpg': await sharp(photo).rotate(90).toBuffer(),
      'scan.tiff': tiff,
      'small.webp': await sharp(photo).resize(300).webp().toBuffer(),
      'words.jpg': Buffer.from('These are words.'),
    },
    'good.jpg',
  );
  const { diagnostics, texts } = await loadContent(folder, settings);
  const own = diagnostics.filter(({ file }) => file.startsWith('content/pictures/'));
  await expect(
    `${textReport({ diagnostics: own, texts, holds: undefined })}\n`,
  ).toMatchFileSnapshot('bad-pictures.txt');
});

it('publishes none of what a photo says of its place and its maker, and turns it upright', async () => {
  const original = await asFromPhone(photo);
  expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain(
    'Phone of the owner',
  );
  const folder = await contentWith({ 'phone.jpg': original }, 'phone.jpg');
  const { content } = await loadContent(folder, settings);
  expect(content?.pictures['pictures/phone.jpg']).toMatchObject({ width: 900, height: 1200 });
  if (content === undefined) return;
  const out = await newFolder();
  await writePictures(createSite(content), folder, out);
  const names = await readdir(join(out, PICTURES_FOLDER));
  expect(new Set(names.map((name) => name.replace(/^.*\./, '')))).toEqual(
    new Set(['avif', 'webp', 'jpeg']),
  );
  for (const name of names) {
    const bytes = await readFile(join(out, PICTURES_FOLDER, name));
    const { exif, xmp, iptc, icc, orientation, space, width, height } =
      await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation, space }).toEqual({ space: 'srgb' });
    expect(width / height).toBeCloseTo(1.5, 1);
    expect(bytes.toString('latin1')).not.toMatch(/Phone of the owner|GPS|Exif/);
  }
});

it('makes sRGB of a wide gamut', async () => {
  const red = { create: { width: 700, height: 700, channels: 3, background: '#ff0000' } } as const;
  const wide = await sharp(red).withIccProfile('p3').png().toBuffer();
  const folder = await contentWith({ 'red.png': wide }, 'red.png');
  const { content } = await loadContent(folder, settings);
  const out = await newFolder();
  if (content !== undefined) await writePictures(createSite(content), folder, out);
  const [first = ''] = (await readdir(join(out, PICTURES_FOLDER))).filter((name) =>
    name.endsWith('.webp'),
  );
  const { dominant } = await sharp(join(out, PICTURES_FOLDER, first)).stats();
  expect(dominant.r).toBeGreaterThan(240);
  expect(dominant.g).toBeLessThan(20);
});

it('makes a picture once, under the same name, whatever else is edited', async () => {
  const folder = await contentWith({ 'depot.jpg': photo }, 'depot.jpg');
  const build = async () => {
    const { content } = await loadContent(folder, settings);
    if (content === undefined) throw new Error('The content is not right.');
    const out = await newFolder();
    await writePictures(createSite(content), folder, out);
    const [variant] = allVariants(content);
    const cached = join(
      'node_modules/.cache/mobile-notary-site/pictures',
      `${variant?.path.split('/').at(-1)}`,
    );
    const { birthtimeMs: made } = await stat(cached);
    return { names: await readdir(join(out, PICTURES_FOLDER)), made };
  };
  const first = await build();
  const home = join(folder, 'pages/home.md');
  await writeFile(home, `${await readFile(home, 'utf8')}\nAnother sentence.\n`);
  expect(await build()).toEqual(first);
});

it('crops around the point of focus', async () => {
  const sides = await sharp({
    create: { width: 2000, height: 800, channels: 3, background: '#0000ff' },
  })
    .composite([
      {
        input: { create: { width: 700, height: 800, channels: 3, background: '#ff0000' } },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
  const cropAt = async (focus: string) => {
    const folder = await contentWith({ 'sides.png': sides }, 'sides.png', focus);
    const { content } = await loadContent(folder, settings);
    return content && allVariants(content)[0]?.crop;
  };
  expect(await cropAt('')).toEqual({ left: 400, top: 0, width: 1200, height: 800 });
  expect(await cropAt('  focus: 0% 50%\n')).toEqual({ left: 0, top: 0, width: 1200, height: 800 });
});

it('makes pictures anew with another version of sharp', () => {
  expect(ENCODING.sharp).toBe(packageJson.dependencies.sharp);
});
