import { blank, existing, toYaml, withEntry } from './parts.ts';
import type { Scaffold } from './scaffold.ts';

/** An attraction of a city, at the end of the city's list; the city is asked for by --city. */
export const newAttraction: Scaffold = ({ name, options }, files) => {
  const city = existing('cities', options.city, 'city', files);
  const path = city.path.replace(/^cities\/(.*)\.md$/, 'attractions/$1.yaml');
  const entry = {
    name,
    description: blank(
      `what ${name} is, in a sentence or two of 50 to 400 characters, with facts of this place alone that you can confirm.`,
    ),
  };
  const file = files.find((other) => other.path === path);
  return [
    file ? withEntry(file, 'attractions', entry) : { path, text: toYaml({ attractions: [entry] }) },
  ];
};
