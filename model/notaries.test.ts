import { expect, it } from 'vitest';
import { commissionText, namedNotaries, spokenLanguages, unnamedNotary } from './notaries.ts';

it.each([
  [{}, 'Notary public'],
  [{ commission: '12345' }, 'Commission 12345'],
  [{ commission: '12345', expires: '2029-06-30' }, 'Commission 12345, to 2029'],
])('describes the commission %o: %s', (known, text) => {
  expect(commissionText({ name: 'Pat Sample', languages: [], ...known })).toBe(text);
});

it('names the state of a commission once the owner has confirmed it', () => {
  const commissions = ['ID', 'OR'] as const;
  expect(unnamedNotary({ commissions: [...commissions], placeholders: ['commissions'] })).toBe(
    'Notary public',
  );
  expect(unnamedNotary({ commissions: [...commissions], placeholders: ['fees'] })).toBe(
    'Idaho and Oregon notary public',
  );
});

it('names everybody who comes, or says that it is a notary', () => {
  const named = (...names: string[]) =>
    namedNotaries({ notary: names.map((name) => ({ name, languages: [] })) });
  expect(named('Pat Sample', 'Alex Sample')).toBe('Pat Sample and Alex Sample');
  expect(named()).toBe('A notary public');
});

it('lists each language once', () => {
  const [english, spanish] = ['English', 'Spanish'];
  const notary = [
    { name: 'Pat Sample', languages: [english, spanish] },
    { name: 'Alex Sample', languages: [english] },
  ];
  expect(spokenLanguages({ notary })).toEqual([english, spanish]);
});
