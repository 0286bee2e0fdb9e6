import { expect, it } from 'vitest';
import { commissionText, spokenLanguages } from './notaries.ts';

it.each([
  [{}, ''],
  [{ commission: '12345' }, ', commission 12345'],
  [{ commission: '12345', expires: '2029-06-30' }, ', commission 12345, to 2029'],
])('describes the commission %o: %s', (known, text) => {
  expect(commissionText({ name: 'Pat Sample', languages: [], ...known })).toBe(text);
});

it('lists each language once', () => {
  const [english, spanish] = ['English', 'Spanish'];
  const notary = [
    { name: 'Pat Sample', languages: [english, spanish] },
    { name: 'Alex Sample', languages: [english] },
  ];
  expect(spokenLanguages({ notary })).toEqual([english, spanish]);
});
