import { expect, it } from 'vitest';
import { fillFacts, ownSentence } from './own-words.ts';

const EACH = 'Each one is {{fees.more}}. Ask first.';
const ALONE = '{{fees.more}} per additional notarization';

it.each([
  // A phrase, with a period of its own or without.
  [EACH, '$5', 'Each one is $5. Ask first.'],
  [EACH, '$5.', 'Each one is $5. Ask first.'],
  [ALONE, '$5.', '$5 per additional notarization'],
  ['From {{fees.more}}, agreed before.', '$20.', 'From $20, agreed before.'],
  ['Is it {{fees.more}}?', '$5.', 'Is it $5?'],
  ['It costs {{fees.more}}.', 'From $20.', 'It costs from $20.'],
  ['It costs {{fees.more}}.', 'Zelle only', 'It costs Zelle only.'],
  // At the beginning of a sentence.
  ['Travel is extra. {{fees.more}}, or less.', 'from $20', 'Travel is extra. From $20, or less.'],
  ['Travel: {{fees.more}}.', 'from $20', 'Travel: from $20.'],
  ['Travel: {{fees.more}}.', 'Free within Nampa', 'Travel: free within Nampa.'],
  ['We come at 6 p.m. {{fees.more}}.', 'or later', 'We come at 6 p.m. or later.'],
  // Sentences.
  [EACH, '$5. Less for seniors.', 'Each one is $5. Less for seniors. Ask first.'],
  ['Call us. {{business.payment}}', 'cash or Zelle', 'Call us. Cash or Zelle.'],
  ['{{business.payment}}', 'cash, checks, Zelle', 'Cash, checks, Zelle.'],
  ['{{business.payment}}', 'I take cash. Zelle works, too!', 'I take cash. Zelle works, too!'],
  ['{{business.payment}}.', 'Cash or Zelle.', 'Cash or Zelle.'],
  ['You can pay with {{business.payment}}.', 'cash or Zelle.', 'You can pay with cash or Zelle.'],
  ['You can pay with {{business.payment}}.', 'Cash, Zelle', 'You can pay with cash, Zelle.'],
  ['You can pay with {{business.payment}}.', 'Cash App', 'You can pay with Cash App.'],
  ['{{business.payment}} Ask us.', 'Cash', 'Cash. Ask us.'],
  // A period that belongs to the words.
  [EACH, '$9 after 6 p.m.', 'Each one is $9 after 6 p.m. Ask first.'],
  ['{{fees.more}} by car', '$9 after 6 p.m.', '$9 after 6 p.m. by car'],
  [EACH, '$5, $10 ...', 'Each one is $5, $10 ... Ask first.'],
  // All of a text.
  ['{{fees.more}} to Boise.', 'from $20.', 'From $20 to Boise.'],
  // A name.
  ['Ask {{business.name}}.', 'The iNotary Co.', 'Ask The iNotary Co.'],
  ['Call us. {{business.name}} comes.', 'iNotary', 'Call us. iNotary comes.'],
  // A list.
  ['{{fees.more}}', 'Evening appointments', 'Evening appointments'],
])('fills "%s" with "%s"', (text, words, filled) => {
  const facts = { 'fees.more': words, 'business.payment': words, 'business.name': words };
  expect(fillFacts(text, facts, true)).toBe(filled);
});

it.each([
  ['the lobby, by the desk', 'The lobby, by the desk.'],
  ['Meet us in the lobby.', 'Meet us in the lobby.'],
  ['Is there a desk? Ask them!', 'Is there a desk? Ask them!'],
])('"%s" stands alone as "%s"', (words, sentence) => {
  expect(ownSentence(words)).toBe(sentence);
});
