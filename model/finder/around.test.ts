import { expect, it } from 'vitest';
import { meaningOf, passOver, withoutClockTimes, withoutPeople } from './around.ts';
import { wordsOf } from './words.ts';

it.each([
  ['birth certificate for Spain', 'birth certificate for abroad'],
  ['birth certificates from another country', 'birth certificate from abroad'],
  ['apostille for South Korea', 'abroad for'],
  ['deed in New Mexico', 'deed in'],
  ["mom's living will", 'parent living will'],
])('reads "%s" as "%s"', (text, meaning) => {
  expect(passOver(wordsOf(text)).words.join(' ')).toBe(meaning);
});

it('passes over the people whom a document is for, unless its name has them', () => {
  expect(withoutPeople(meaningOf(wordsOf('poa for my mother')))).toEqual(['poa', 'for', 'my']);
});

it.each(['7 pm', 'at 7:30pm', "5 o'clock", '17:30', 'after 5'])('knows the time "%s"', (time) => {
  expect(withoutClockTimes(`deed ${time}`).trim()).toBe('deed');
});

it('takes no number of a form for a time, and knows a day', () => {
  expect(withoutClockTimes('form DS 11')).toBe('form DS 11');
  expect(passOver(['title', 'tomorrow'])).toEqual({
    words: ['title'],
    asksTime: true,
    isAbroad: false,
  });
});
