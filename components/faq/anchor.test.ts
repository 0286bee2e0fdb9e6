import { expect, it } from 'vitest';
import { questionAnchors } from './anchor.ts';

it('makes ids of questions, no two the same', () => {
  expect(
    questionAnchors(['Do you travel?', 'Do you - travel?', '公証?', '何?', 'Do you travel 2?']),
  ).toEqual(['q-do-you-travel', 'q-do-you---travel', 'q-', 'q--2', 'q-do-you-travel-2']);
  expect(questionAnchors(['Is it open?', 'Is it open 2?', '"Is it open?"'])).toEqual([
    'q-is-it-open',
    'q-is-it-open-2',
    'q-is-it-open-3',
  ]);
});
