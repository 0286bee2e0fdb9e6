import { blank, existing, toYaml, withEntry } from './parts.ts';
import type { Scaffold } from './scaffold.ts';

/** A place of a town, at the end of the town's list; the town is asked for by --city. */
export const newAttraction: Scaffold = ({ name, options: { city } }, files) => {
  const town = existing('cities', city, 'city', files);
  const path = town.path.replace(/^cities\/(.*)\.md$/, 'attractions/$1.yaml');
  const entry = {
    name,
    description: blank(
      `what ${name} is, in a sentence or two of 50 to 400 characters, with facts of this place alone that you can prove.`,
    ),
  };
  const file = files.find((other) => other.path === path);
  return [
    file ? withEntry(file, 'attractions', entry) : { path, text: toYaml({ attractions: [entry] }) },
  ];
};
