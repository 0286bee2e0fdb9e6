import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { LOCAL_FRAMES } from './local-map.ts';
import { layOutWay } from './way-to-office.ts';

const here = { x: 180, y: 120 };
const words = 'Sample City, 120 mi';

/** The way to an office far in the north, past what stands on both sides of it. */
const wayPast = (others: { top: number; bottom: number }) => {
  const sides = [
    { left: 0, right: 165, ...others },
    { left: 195, right: 375, ...others },
  ];
  const { drawn, isBeyond } = layOutWay({
    ...{ here, office: { x: 180, y: -900 }, frame: LOCAL_FRAMES.narrow },
    ...{ wordsOfWay: () => words, others: sides, lines: [] },
  });
  expect(isBeyond).toBe(true);
  const $ = load(`<svg>${drawn}</svg>`, { xml: true });
  const [, end] = /L180,([\d.]+)$/.exec($('.to-base').attr('d') ?? '') ?? [];
  return { end: Number(end), words: $('text').text() };
};

it('leads as far toward an office beyond the map as it can, with words at its end', () => {
  const way = wayPast({ top: 200, bottom: 240 });
  expect(way.words).toBe(words);
  expect(way.end).toBeLessThan(25);
});

it('leads less far where the words have no room at the end', () => {
  const way = wayPast({ top: 0, bottom: 60 });
  expect(way.words).toBe(words);
  expect(way.end).toBeGreaterThan(40);
});
