import { expect, it } from 'vitest';
import { FIXTURE, settings } from '../../../tests/support/fixture.ts';
import { checkContent, readContentFolder } from '../index.ts';

const original = await readContentFolder(FIXTURE);

/** What is said of the seams of a fee that stands in an answer. */
function seams(answer: string, fee: string): string[] {
  const files = original.map((file) => {
    if (file.path === 'business.yaml') {
      return {
        ...file,
        text: file.text.replace('fees:\n', `fees:\n  test: ${JSON.stringify(fee)}\n`),
      };
    }
    if (file.path !== 'faqs/apostille.yaml') return file;
    const asked = `\n  - question: What else?\n    answer: ${JSON.stringify(answer)}\n`;
    return { ...file, text: file.text + asked };
  });
  return checkContent(files, settings)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ file, field, message }) => `${file} ${field} ${message.split(':', 1)[0]}`);
}

const AT_FEE = 'content/business.yaml fees.test';
const AT_TEXT = 'content/faqs/apostille.yaml faqs[3].answer';

it.each([
  ['{{fees.test}} per additional notarization.', "It's $5 each.", 'a period before a small letter'],
  ['Each one is {{fees.test}}.', "It's $5 each.", 'a sentence within a sentence'],
  ['We charge {{fees.test}} for it.', 'I charge $5', 'a sentence within a sentence'],
  ['It is {{fees.test}} per mile.', '$5. Ask us', 'the second of two sentences goes on'],
  ['It is about {{fees.test}}.', 'about $5', '"about" twice'],
  ['It is {{fees.test}} each.', '$5 each', '"each" twice'],
  ['It is $ {{fees.test}}.', '$5', '"$" twice'],
  ['It is {{fees.test}}.', '$5,', 'two marks in a row'],
  ['Ask us ({{fees.test}}).', '-', 'an empty pair of brackets'],
])('"%s" with "%s" reads wrong', (answer, fee, fault) => {
  expect(seams(answer, fee)).toEqual([`${AT_FEE} ${fault}`]);
});

it.each(['It costs{{fees.test}}.', 'It costs {{fees.test}}here.', 'Travel:{{fees.test}}.'])(
  '"%s" has lost a space',
  (answer) => {
    expect(seams(answer, '$5')).toEqual([`${AT_TEXT} no space beside {{fees.test}}`]);
  },
);

it.each([
  ['Open until {{fees.test}} by car.', '6 p.m.'],
  ['It is {{fees.test}} or more.', '$5, $10 ...'],
  ['Travel: {{fees.test}}. We agree on it.', "It's $5 each."],
  ['It is {{fees.test}}-$20, and {{fees.test}} ({{fees.test}}).', '$5'],
  ['Had it been ten ten, so be it: that that is ... fine. {{fees.test}}', '$5'],
  ["Boise's {{fees.test}}, **{{fees.test}}**, [{{fees.test}}](/contact).", '$5'],
])('"%s" with "%s" reads right', (answer, fee) => {
  expect(seams(answer, fee)).toEqual([]);
});
