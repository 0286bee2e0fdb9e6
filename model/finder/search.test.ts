import { expect, it } from 'vitest';
import { finderSample } from '../../tests/support/finder-samples.ts';
import { createFinder, entryLabel } from './finder-index.ts';
import { lookUp } from './search.ts';
import { suggestionsFor } from './suggest.ts';

const finder = createFinder(finderSample);

/** What a text in the field of the document leads to. */
function found(document: string, place = '') {
  const result = lookUp(finder, { document, place });
  return {
    ...result,
    document: result.document?.slug,
    questions: result.questions.map(({ anchor }) => anchor),
    place: result.place?.label,
    others: result.others.map(entryLabel),
  };
}

it('finds a document, a question and a place side by side in one text', () => {
  expect(found('mom in the hospital in Kuna has to sign her car title over')).toMatchObject({
    document: 'vehicle-titles',
    questions: ['q-do-you-come-to-hospitals'],
    place: 'Kuna, ID',
    named: undefined,
  });
});

it('takes the longest name: a lost title is no title', () => {
  expect(found('lost title').document).toBe('lost-title-affidavits');
});

it.each([
  ['pink slip', true],
  ['please notarize my pink slip in Kuna', true],
  ['pink slips', true],
  ['pink slipp', false],
  ['old pink slip', false],
  ['pink slip and agreement', false],
  ['pink slip hospital', false],
  ['title', false],
  ['titulo de carro', true],
])('knows whether "%s" is a name alone', (text, expected) =>
  expect(found(text).named !== undefined).toBe(expected),
);

it('asks which one where a name is that of several, unless another word tells', () => {
  expect(found('title')).toMatchObject({
    document: undefined,
    isChoice: true,
    others: ['Vehicle titles', 'Lost title affidavits'],
  });
  expect(found('title lost').document).toBe('lost-title-affidavits');
});

it('answers first what a notary may not do, and offers the document', () => {
  expect(found('draft my agreement')).toMatchObject({
    document: undefined,
    questions: ['draft'],
    others: ['Contracts'],
  });
});

it('takes a country for where a document goes, and behind "in" for where somebody is', () => {
  expect(found('birth certificate for Spain')).toMatchObject({
    document: 'birth-certificates-for-use-abroad',
    isAbroad: true,
    place: undefined,
  });
  expect(found('agreement in Spain')).toMatchObject({ isAbroad: false, place: 'Outside the U.S.' });
});

it('offers what has half of the words, and opens what has most of them', () => {
  expect(found('truck slip').document).toBeUndefined();
  expect(found('truck slip').others).toEqual(['Vehicle titles']);
  expect(found('slip').document).toBe('vehicle-titles');
});

it('knows a question that waits for its answer, and offers it to nobody', () => {
  expect(found('cash')).toMatchObject({ isUnanswered: true, questions: [], others: [] });
  expect(suggestionsFor(finder, 'document', { document: 'cash', place: '' }).options).toEqual([]);
});

it('finds nothing for unknown words', () => {
  expect(found('pizza')).toMatchObject({ isUnknown: true, others: [] });
});

it('suggests what the answer has, with the other name by which it was found', () => {
  const suggested = (document: string, place = '') =>
    suggestionsFor(finder, 'document', { document, place }).options;
  expect(suggested('pink')).toEqual([
    { label: 'Vehicle titles', alias: 'pink slip', change: { document: 'Vehicle titles' } },
  ]);
  // A name in Spanish is read out in Spanish.
  expect(suggested('titul')[0]).toMatchObject({ alias: 'titulo de carro', aliasLang: 'es' });
  expect(suggested('pink')[0]?.aliasLang).toBeUndefined();
  expect(suggested('title').map(({ label }) => label)).toEqual(found('title').others);
  expect(suggested('hosp')[0]?.label).toBe('Do you come to hospitals?');
  // The place in the text is not lost.
  expect(suggested('pink in Kuna')[0]?.change).toEqual({
    document: 'Vehicle titles',
    place: 'Kuna, ID',
  });
  expect(suggested('pink in Kuna', 'Filer')[0]?.change).toEqual({ document: 'Vehicle titles' });
});

it('suggests nothing once the text is one name, and says which', () => {
  const suggested = (field: 'document' | 'place', text: string) =>
    suggestionsFor(finder, field, { document: '', place: '', [field]: text });
  expect(suggested('document', 'pink slip')).toEqual({ options: [], name: 'Vehicle titles' });
  expect(suggested('place', '83634')).toEqual({ options: [], name: 'Kuna, ID' });
  expect(suggested('place', 'brun').options.map(({ label }) => label)).toEqual(['Bruneau, ID']);
});
