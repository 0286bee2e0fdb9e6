import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { longestOfEachKind } from '../rules/axe.ts';
import { frozenPages } from '../support/pages.ts';

/** What a server can send before it hears back: ten packets (RFC 6928). Unit: bytes. */
const ROUND_TRIP = 14_600;

it('sends each page in the first round trip, but the list of all places', () => {
  const pages = frozenPages();
  const heavy = longestOfEachKind({ pages }).filter(
    (path) => brotliCompressSync(pages.get(path)?.html ?? '').length > ROUND_TRIP,
  );
  expect(heavy).toEqual(['/places']);
});
