import sharp from 'sharp';
import { expect, it } from 'vitest';
import { FIXTURE } from '../../tests/support/fixture.ts';
import { makeCardPicture } from './pictures.ts';

it('makes a card from a picture', async () => {
  const file = 'pictures/table.jpg';
  const variant = { path: '/assets/pictures/for-tests-1200.jpeg', file, format: 'jpeg' } as const;
  const size = { width: 1200, height: 800 };
  const png = await makeCardPicture({ ...variant, ...size }, FIXTURE);

  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});
