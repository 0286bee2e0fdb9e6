import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { FIXTURE } from '../../tests/support/fixture.ts';
import { openPicture } from '../content/open-picture.ts';
import { makeCardPicture, makePicture } from './pictures.ts';

const file = 'pictures/table.jpg';
const size = { width: 1200, height: 800 };
const variant = { path: '/assets/pictures/for-tests-1200.jpeg', file, format: 'jpeg' } as const;

it('makes a card from a picture', async () => {
  const png = await makeCardPicture({ ...variant, ...size }, FIXTURE);

  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

it('makes what the check lets pass: some phones write JPEGs with faults that show nowhere', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const bytes = await readFile(join(FIXTURE, file)).then((whole) => sharp(whole).jpeg().toBuffer());
  // The last three bytes of the header before the scan say that it is progressive, which it is not.
  const scan = bytes.lastIndexOf(Buffer.from([0xff, 0xda])) + 2;
  bytes[scan + bytes.readUInt16BE(scan) - 2] = 0;
  await writeFile(join(folder, 'phone.jpg'), bytes);
  expect(await openPicture(bytes)).toMatchObject({ width: expect.any(Number) });

  const path = `/assets/pictures/${basename(folder)}-1200.jpeg`;
  const phone = { ...variant, ...size, path, file: 'phone.jpg' };
  await makePicture(phone, folder);
  await makeCardPicture(phone, folder);
  await rm(folder, { recursive: true });
});
