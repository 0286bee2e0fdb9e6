import { expect, it } from 'vitest';
import { finderSample } from '../../tests/support/finder-samples.ts';
import { replyTo } from './answer.ts';
import { createFinder } from './finder-index.ts';

const finder = createFinder(finderSample);
const NOW = new Date('2026-11-20T12:00:00-07:00');

/** The whole reply to what stands in the two fields. */
const reply = (document: string, place = '') => replyTo(finder, { document, place }, { now: NOW });
const answer = (document: string, place = '') => reply(document, place).answer;

/** The facts of what stands first, as label and texts. */
const factsOf = (document: string, place = '') =>
  answer(document, place)?.open[0]?.facts.map(({ label, values }) => [
    label,
    ...values.map(({ text }) => text),
  ]);

it.each([
  ['pink slip', '', 'Yes.'],
  ['pink slip', 'kuna', 'Yes.'],
  ['birth certificates', '', 'No.'],
  ['birth certificates', 'kuna', 'No.'],
  // A place out of reach, one near, one that nobody knows.
  ['pink slip', 'filer', undefined],
  ['pink slip', 'bruneau', undefined],
  ['pink slip', 'ontario', undefined],
  ['pink slip', 'Kumquat', undefined],
  // A typing error, a record, a question, a name of several, words beside a name, a place alone.
  ['pinc slip vehicel', '', undefined],
  ['birth certificates for use abroad', '', undefined],
  ['hospital', '', undefined],
  ['contracts hospital', 'kuna', undefined],
  ['title', '', undefined],
  ['my old pink slip', '', undefined],
  ['draft contracts', '', undefined],
  ['contracts for Spain', '', undefined],
  ['', 'kuna', undefined],
  ['pizza', 'kuna', undefined],
])('says to "%s", "%s": %s', (document, place, verdict) =>
  expect(answer(document, place)?.verdict).toBe(verdict),
);

it('has the stamp of a city that we come to, and no other', () => {
  expect(answer('pink slip', 'kuna')?.stamp).toBe('/postmarks/kuna.svg');
  expect(answer('', 'kuna')?.stamp).toBe('/postmarks/kuna.svg');
  expect(answer('pink slip')?.stamp).toBeUndefined();
  expect(answer('pink slip', 'ontario')?.stamp).toBeUndefined();
  expect(answer('pink slip', 'filer')?.stamp).toBeUndefined();
});

it('has cells for what people decide by', () => {
  expect(factsOf('agreement', 'kuna')).toEqual([
    ['Fee', 'At most five dollars', '$5'],
    ['The way', 'About 10 miles, 15 minutes'],
    ['When', 'Open until 8 PM Mountain Time'],
    ['Bring', 'Photo ID', 'The unsigned document'],
  ]);
  expect(factsOf('pink slip', 'bruneau')?.at(1)).toEqual(['The way', 'About 18 miles from Kuna']);
  expect(factsOf('pink slip')?.at(-1)).toEqual(['Bring', 'Photo ID', 'The unsigned title']);
  expect(factsOf('birth certificates')).toEqual([['Who does it', 'The office']]);
  expect(factsOf('birth certificate for Spain')).toEqual([
    ['Issued here', "It isn't notarized."],
    ['Issued abroad', 'Only that country gives its apostille.'],
  ]);
});

it('says of what somebody else does only who does it, wherever that was asked', () => {
  const elsewhere = answer('birth certificates', 'kuna');
  expect(elsewhere).toMatchObject({ isElsewhere: true, stamp: undefined, notes: [] });
  expect(elsewhere?.open).toEqual(answer('birth certificates')?.open);
  expect(answer('birth certificates', 'Kumquat')?.notes).toEqual([]);

  const abroad = answer('pink slip', 'Spain');
  expect(abroad).toMatchObject({ isElsewhere: true, service: undefined });
  expect(JSON.stringify(abroad?.open)).toContain('Ask an embassy.');
  expect(factsOf('pink slip', 'Spain')).toEqual([['Bring', 'The unsigned title']]);
  expect(abroad?.open[0]?.paragraphs).toEqual([]);
  expect(answer('pink slip', 'kuna')?.isElsewhere).toBe(false);
});

it('draws the way to a city with a map, and no other', () => {
  const wayTo = (place: string) =>
    answer('agreement', place)?.open[0]?.facts.find(({ way }) => way)?.way;
  expect(wayTo('kuna')).toEqual({ east: 7, north: -3 });
  expect(wayTo('bruneau')).toBeUndefined();
});

it('says what a document says of itself, else what holds for all', () => {
  const [first] = answer('agreement')?.open ?? [];
  expect(first?.paragraphs).toEqual([[{ text: 'We handle what you both sign.' }]]);
  expect(answer('pink slip')?.open[0]?.paragraphs).toEqual([[{ text: 'We handle it.' }]]);
});

it.each(['', ' ', 'notary', 'notarize a document'])('has no answer to "%s"', (typed) =>
  expect(answer(typed)).toBeUndefined(),
);

it('puts a place and a document where they belong, whichever field has them', () => {
  expect(reply('kuna').texts).toEqual({ document: '', place: 'Kuna, ID' });
  expect(reply('', 'car title').texts).toEqual({ document: 'Vehicle titles', place: '' });
  expect(reply('car title in Kuna')).toMatchObject({
    texts: { document: 'Vehicle titles', place: 'Kuna, ID' },
    address: { document: 'vehicle-titles', place: 'kuna' },
  });
  expect(reply('', 'hospital in Kuna').texts).toEqual({
    document: 'Do you come to hospitals?',
    place: 'Kuna, ID',
  });
});

it('has the same answer by the address of a document or a question', () => {
  expect(answer('vehicle-titles')).toEqual(answer('Vehicle titles'));
  const { address } = reply('care home');
  expect(address.document).toBe('q-do-you-come-to-hospitals');
  expect(reply(address.document).texts.document).toBe('Do you come to hospitals?');
});

it('says the own words of a place that we do not drive to before a question about it', () => {
  expect(answer('hospital', 'ontario')?.open.map(({ label }) => label)).toEqual([
    'Ontario, OR',
    'Do you come to hospitals?',
  ]);
});

it('asks whether an apostille is wanted where a country stands beside a document', () => {
  const said = (document: string) => JSON.stringify(answer(document)?.open);
  expect(said('contracts for Spain')).toContain('whether it wants an apostille');
  expect(said('contracts')).not.toContain('apostille');
});

it('leads to the call where a question has no answer yet', () => {
  expect(answer('cash')).toMatchObject({
    subject: 'cash',
    open: [],
    notes: [[{ text: 'Call and ask.' }]],
  });
});

it('says what a notary public is not wherever a Spanish word leads', () => {
  const spanish = [[{ text: "A notary public isn't an attorney." }]];
  expect(answer('notario')).toMatchObject({ subject: 'notario', notes: spanish });
  expect(answer('titulo de carro')?.notes).toEqual(spanish);
  expect(answer('car title')?.notes).toEqual([]);
});

it('says which words of a note are Spanish', () => {
  const words = {
    ...finderSample.words,
    spanish: 'A notary is no Notário público.',
    spanishWords: ['notario', 'notario publico'],
  };
  const asked = { document: 'notario', place: '' };
  expect(replyTo(createFinder({ ...finderSample, words }), asked).answer?.notes).toEqual([
    [{ text: 'A notary is no ' }, { text: 'Notário público', lang: 'es' }, { text: '.' }],
  ]);
});

it('says what to do where nothing was found', () => {
  expect(answer('pizza')).toMatchObject({
    subject: "We couldn't find that",
    notes: [[{ text: 'Call and read us its title.' }]],
  });
  expect(answer('', 'Kumquat')).toMatchObject({
    subject: 'Which city or ZIP?',
    notes: [[{ text: "We don't know that place." }]],
  });
});

it('shares the address of a position only where it is in a city', () => {
  const addressAt = (latitude: number, longitude: number) =>
    replyTo(finder, { document: '', place: '' }, { position: { latitude, longitude } }).address
      .place;
  expect(addressAt(43.49, -116.42)).toBe('kuna');
  expect(addressAt(43.27, -116.23)).toBe('');
});
