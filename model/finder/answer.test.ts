import { expect, it } from 'vitest';
import { finderSample } from '../../tests/support/finder-samples.ts';
import { finderLists, replyTo } from './answer.ts';

const lists = finderLists(finderSample);

function textOf(document: string, place: string) {
  const { answer } = replyTo(lists, { document, place });
  return answer?.parts.map(({ text }) => text).join('');
}

it.each(['Portland, OR', 'Ontario, OR', 'Sandpoint'])(
  'offers no video in %s for a service that needs all in one place',
  (place) => {
    expect(textOf('car title', place)).toContain('Other documents is in person only.');
    expect(textOf('car title', place)).not.toContain('Online');
    expect(textOf('', place)).not.toContain('Other documents is in person only.');
  },
);
