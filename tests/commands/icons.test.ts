import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { runHere } from '../support/commands.ts';
import { scratchFolder } from '../support/files.ts';

const folder = scratchFolder();
const read = (name: string) => readFileSync(join(folder, name));

it('draws the icons in the color of the brand, each as browsers and telephones want it', async () => {
  vi.stubEnv('PUBLIC_DIR', folder);
  const { code } = await runHere('icons').finally(() => vi.unstubAllEnvs());
  expect(code).toBe(0);

  const press = /--press: light-dark\((#\w+)/.exec(readFileSync('styles/tokens.css', 'utf8'))?.[1];
  const svg = read('favicon.svg').toString();
  expect(svg).toContain(`fill="${press}"`);
  expect(svg).not.toContain('$');

  const touch = sharp(read('apple-touch-icon.png'));
  expect(await touch.metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
  // No corner is clear: a telephone would show it in black.
  expect((await touch.stats()).isOpaque).toBe(true);

  // A directory of one picture, and that picture (Microsoft, "Icons").
  const icon = read('favicon.ico');
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
  const [bytes, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(start + bytes).toBe(icon.length);
  const inside = await sharp(icon.subarray(start)).metadata();
  expect(inside).toMatchObject({ format: 'png', width: 48, height: 48, hasAlpha: true });
});
