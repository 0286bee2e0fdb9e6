import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isWholePicture } from './write-cards.ts';

it('takes no card that is missing or was written in part', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cards-'));
  const file = join(folder, 'card.png');
  expect(await isWholePicture(file)).toBe(false);
  const whole = await readFile('public/apple-touch-icon.png');
  await writeFile(file, whole);
  expect(await isWholePicture(file)).toBe(true);
  await writeFile(file, whole.subarray(0, whole.length / 2));
  expect(await isWholePicture(file)).toBe(false);
  await rm(folder, { recursive: true });
});
