import { UsageError } from '../cli/command.ts';
import { LEAST_WORDS } from '../content/validate/near-duplicates.ts';
import { blank, newSlug, nextOrder, toMarkdown } from './parts.ts';
import type { Scaffold } from './scaffold.ts';

/** A city, last in the directory. Its state is asked for by --state. */
export const newCity: Scaffold = ({ name, options: { state } }, files) => {
  if (state !== 'ID' && state !== 'OR')
    throw new UsageError('Say the state with --state ID or --state OR.');
  const slug = newSlug(name, 'cities', '.md', files);
  const fields = {
    name,
    state,
    order: nextOrder('cities', files),
    locationsPage: true,
    description: blank(
      `one sentence about visits in ${name}, 50 to 160 characters, for cards and search engines.`,
    ),
  };
  const body = blank(
    `${LEAST_WORDS} words or more that only the page of ${name} can say: what the city is known for, where people meet, how far we drive.`,
  );
  return [{ path: `cities/${slug}.md`, text: toMarkdown(fields, body) }];
};
