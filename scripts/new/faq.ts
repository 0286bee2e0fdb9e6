import { blank, existing, withEntry } from './parts.ts';
import type { Scaffold } from './scaffold.ts';

/** A question at the end of a service's list; the service is asked for by --service. */
export const newFaq: Scaffold = ({ name, options: { service } }, files) => {
  const file = existing('faqs', service, 'service', files);
  return [
    withEntry(file, 'faqs', {
      question: name,
      answer: blank('the answer, in two sentences or so.'),
    }),
  ];
};
