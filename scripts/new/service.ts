import { blank, newSlug, nextOrder, toMarkdown, toYaml } from './parts.ts';
import type { Scaffold } from './scaffold.ts';

const times = (count: number, wanted: (number: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => blank(wanted(index + 1)));

/** A service, last in every list, and the file of its questions. */
export const newService: Scaffold = ({ name }, files) => {
  const slug = newSlug(name, 'services', '.md', files);
  const other = files.find(({ path }) => path.startsWith('services/'))?.path ?? '';
  const fields = {
    title: name,
    order: nextOrder('services', files),
    icon: 'stamp',
    description: blank(
      `one sentence about ${name}, 50 to 160 characters, for cards and search engines.`,
    ),
    keywords: times(3, (number) => `what people search for, ${number}`),
    commonDocuments: times(6, (number) => `a document that people bring, ${number}`),
    included: times(4, (number) => `what the price covers, ${number}`),
    extras: times(4, (number) => `what can be had besides, ${number}`),
    related: [other.replace(/^services\/(.*)\.md$/, '$1')],
  };
  const questions = [1, 2, 3].map((number) => ({
    question: blank(`what people ask about ${name}, ${number}?`),
    answer: blank(`the answer to question ${number}.`),
  }));
  return [
    {
      path: `services/${slug}.md`,
      text: toMarkdown(fields, blank(`what ${name} is and whom it helps, in two paragraphs.`)),
    },
    { path: `faqs/${slug}.yaml`, text: toYaml({ faqs: questions }) },
  ];
};
