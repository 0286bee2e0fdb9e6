import { expect, it } from 'vitest';
import { finderSample } from '../../tests/support/finder-samples.ts';
import { replyTo } from './answer.ts';
import { finderLists } from './lists.ts';
import { optionsFor } from './options.ts';

const lists = finderLists(finderSample);

/** The whole reply to what stands in the two fields. */
function reply(document: string, place = '') {
  const { answer, ...question } = replyTo(lists, { document, place });
  const { paragraphs = [], notes = [], questions = [], choices = [] } = answer ?? {};
  const words = [...paragraphs, ...notes]
    .map((parts) =>
      parts
        .map(({ text }) => text)
        .join('')
        .trim(),
    )
    .join(' ');
  return { ...question, answer, words, questions, choices };
}

it('answers both in one, and never says yes where one of them is open', () => {
  expect(reply('pink slip', 'kuna').words).toBe(
    'We handle vehicle titles under Other documents. Bring the unsigned title. We come to Kuna, about 10 miles from our office.',
  );
  const questions = [
    ['pink slip', 'kuna'],
    ['pink slip', 'bruneau'],
    ['pizza', 'kuna'],
    ['birth certificates', 'kuna'],
    ['contracts today', 'kuna'],
    ['contracts hospital', 'kuna'],
  ];
  expect(questions.map(([document = '', place]) => reply(document, place).answer?.verdict)).toEqual(
    ['Yes.', undefined, undefined, 'No.', undefined, undefined],
  );
});

it('puts the stamp of a city beside a yes, and beside nothing else', () => {
  const questions = [
    ['pink slip', 'kuna'],
    ['', 'kuna'],
    ['pink slip', ''],
    ['birth certificates', 'kuna'],
    ['pizza', 'kuna'],
    ['contracts', 'ontario'],
  ];
  expect(questions.map(([document = '', place]) => reply(document, place).answer?.stamp)).toEqual([
    '/postmarks/kuna.svg',
    '/postmarks/kuna.svg',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it.each(['', ' ', 'notary', 'notarize a document'])('has no answer to "%s"', (typed) => {
  expect(reply(typed).answer).toBeUndefined();
});

it('takes a place for the place, in whichever field it stands, and says so', () => {
  const alone = reply('kuna');
  expect(alone.texts).toEqual({ document: '', place: 'Kuna, ID' });
  expect(alone.words).toContain('We took Kuna for the place.');
  expect(alone.answer?.verdict).toBe('Yes.');

  const both = reply('car title in Kuna');
  expect(both.texts).toEqual({ document: 'Vehicle titles', place: 'Kuna, ID' });
  expect(both.address).toEqual({ document: 'vehicle-titles', place: 'kuna' });

  const known = reply('car title in Kuna', 'Kuna, ID');
  expect(known.words).not.toContain('We took');
});

it('takes a document for the document, in whichever field it stands, and says so', () => {
  const { texts, words } = reply('', 'car title');
  expect(texts).toEqual({ document: 'Vehicle titles', place: '' });
  expect(words).toContain('We took that for the document.');
});

it('asks for the place where the field of the document has one with a typing error', () => {
  const { choices } = reply('Kunna');
  expect(choices[0]?.options).toEqual([
    { label: 'Kuna, ID', change: { document: '', place: 'Kuna, ID' } },
  ]);
});

it('never says yes of a record, nor asks anybody for an ID', () => {
  const { answer, words } = reply('birth certificate for Spain');
  expect(answer?.verdict).toBeUndefined();
  expect(words).toBe("It isn't notarized. See Apostille.");
});

it('asks whether an apostille is wanted where a country stands beside a document', () => {
  expect(reply('contracts for Spain').words).toContain('whether it wants an apostille');
  expect(reply('contracts').words).not.toContain('apostille');
});

it('answers questions, and what the owner has not written yet too', () => {
  const { questions, address } = reply('care home');
  expect(questions).toEqual([
    {
      question: 'Do you come to hospitals?',
      path: '/questions#q-do-you-come-to-hospitals',
      answer: [{ text: 'Yes, if the staff allow it.' }],
    },
  ]);
  expect(address.document).toBe('q-do-you-come-to-hospitals');
  expect(reply(address.document).texts.document).toBe('Do you come to hospitals?');

  const [unanswered] = reply('cash').questions;
  expect(unanswered?.path).toBeUndefined();
  expect(unanswered?.answer[0]?.text).toBe('Call and ask.');
});

it('says the hours where a day or a time was named, and nothing else is known', () => {
  expect(reply('tomorrow at 7 pm').words).toBe('Our hours are Monday-Friday 8am-8pm.');
});

it('says what a notary public is not wherever a Spanish word leads to a document', () => {
  expect(reply('notario').words).toBe("A notary public isn't an attorney.");
  expect(reply('titulo de carro').words).toContain("A notary public isn't an attorney.");
  expect(reply('car title').words).not.toContain('attorney');
});

it('leads from unknown words to the list and to the questions', () => {
  const links = reply('pizza')
    .answer?.paragraphs.flat()
    .map(({ href }) => href);
  expect(links).toContain('/services#documents');
  expect(links).toContain('/questions');
});

it('offers documents and questions, with the other name by which they were found', () => {
  expect(optionsFor(lists, 'document', 'pink')).toEqual([
    { label: 'Vehicle titles', alias: 'pink slip' },
  ]);
  expect(optionsFor(lists, 'document', 'care h')).toEqual([
    { label: 'Do you come to hospitals?', alias: 'care home' },
  ]);
});

it('shares the address of a position only where it is in a city', () => {
  const addressAt = (latitude: number, longitude: number) =>
    replyTo(lists, { document: '', place: '' }, { latitude, longitude }).address.place;
  expect(addressAt(43.49, -116.42)).toBe('kuna');
  expect(addressAt(43.27, -116.23)).toBe('');
});
