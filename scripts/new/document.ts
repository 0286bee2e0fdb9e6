import { z } from 'zod';
import { documentSlug } from '../../model/finder/words.ts';
import { quote } from '../../model/quote.ts';
import { UsageError } from '../cli/command.ts';
import { parseYaml } from '../content/parse/yaml.ts';
import type { RawFile } from '../content/read.ts';
import { blank, existing, toYaml, withEntry } from './parts.ts';
import type { Scaffold } from './scaffold.ts';

const PATH = 'documents.yaml';

/**
 * A document of ours, at the end of the list. Its service is asked for by --service; without that it
 * is the first one, and a blank asks whether it is the right one.
 */
export const newDocument: Scaffold = ({ name, options }, files) => {
  const file = files.find(({ path }) => path === PATH);
  refuseKnown(name, file);
  const service = options.service ?? firstService(files);
  existing('services', service, 'service', files);
  const whetherRight = options.service === undefined ? ` And is "${service}" the service?` : '';
  const entry = {
    name,
    alsoCalled: [blank('what people type for it.')],
    service,
    bring: blank(
      `what they bring besides their ID, such as "the unsigned form"; or delete this line.${whetherRight}`,
    ),
  };
  return [
    file === undefined
      ? { path: PATH, text: toYaml({ documents: [entry] }) }
      : withEntry(file, 'documents', entry),
  ];
};

const named = z.object({ documents: z.array(z.object({ name: z.string() })) });

/** Two documents of one address would be an error. */
function refuseKnown(name: string, file: RawFile | undefined): void {
  const slug = documentSlug(name);
  if (slug === '') throw new UsageError(`${quote(name)} has no letter or number to type.`);
  const list = named.safeParse(parseYaml(file?.text ?? '').data).data?.documents ?? [];
  const known = list.find((other) => documentSlug(other.name) === slug);
  if (known === undefined) return;
  throw new UsageError(
    `content/${PATH} has ${quote(known.name)} already: change that entry, or choose another name.`,
  );
}

function firstService(files: readonly RawFile[]): string | undefined {
  const [first] = files.flatMap(({ path }) => /^services\/(.*)\.md$/.exec(path)?.[1] ?? []);
  return first;
}
