import { expect, it } from 'vitest';
import { questionAnchors } from './question-anchors.ts';

it('names each question by its words', () => {
  expect(questionAnchors(['What is an apostille?', 'How long does it take?'])).toEqual([
    'q-what-is-an-apostille',
    'q-how-long-does-it-take',
  ]);
});

it('tells questions apart that differ in punctuation, in case, or not at all', () => {
  const ids = questionAnchors(['Who? Me?', 'Who, me?', 'Who me 2', 'who me', 'Who, me?']);
  expect(ids).toEqual(['q-who-me', 'q-who-me-2', 'q-who-me-2-2', 'q-who-me-3', 'q-who-me-4']);
});
