import { Finder } from '../finder/Finder.tsx';
import { hydrateOneOf } from '../hydrate.ts';

/** The finder, which brings its own combobox. */
export const hydrate = hydrateOneOf<'finder'>({ Finder });
