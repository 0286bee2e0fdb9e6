import { expect, it } from 'vitest';
import { createSite } from '../model/site.ts';
import { faqNode, markedUpFaqs } from '../model/structured-data.ts';
import { checkContent, readContentFolder } from '../scripts/content/index.ts';
import { contentOf } from './support/content.ts';
import { FIXTURE, settings } from './support/fixture.ts';

const original = await readContentFolder(FIXTURE);

function siteWith(answer: string) {
  const files = original.map((file) =>
    file.path === 'faqs/general.yaml'
      ? { ...file, text: file.text.replace(/answer: .*/, `answer: ${JSON.stringify(answer)}`) }
      : file,
  );
  return createSite(contentOf(checkContent(files, settings)));
}

it('includes the text of links and bold words in structured data', () => {
  const site = siteWith('For **{{business.city}}**, or [ask](/contact) first.');
  expect(JSON.stringify(faqNode(site.questions))).toContain('"For Nampa, or ask first."');
});

it('joins the paragraphs of a long answer', () => {
  const [first] = siteWith('One.\n\nTwo.').questions;
  expect(first?.answer.children).toEqual([{ type: 'text', value: 'One. Two.' }]);
});

it('treats list and heading syntax as plain text', () => {
  const [first] = siteWith('1. May is a day.').questions;
  expect(first?.answer.children).toEqual([{ type: 'text', value: '1. May is a day.' }]);
});

it('marks up a question of a service and of all on the page of the service alone', () => {
  const {
    services,
    questions: [general],
  } = siteWith('An answer.');
  const [service] = services;
  const [shared] = service?.faqs ?? [];
  if (!service || !shared || !general) throw new Error('The fixture has no questions.');

  const repeated = { services, questions: [general, { ...shared }] };
  expect(markedUpFaqs(repeated, repeated.questions)).toEqual([general]);
  expect(markedUpFaqs(repeated, service.faqs)).toEqual(service.faqs);
});
