import { isPlaced, milesBetween } from '../../../model/geo.ts';
import { STATE_WORDS } from '../../../model/states.ts';
import { LONGEST_SLUG, slugify } from '../../../model/text.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { attractionEntries } from '../entries.ts';
import type { WholeSite } from './whole-site.ts';

/** Refuses attractions whose names leave no address. */
export function checkAttractionAddresses({ entries }: WholeSite): Diagnostic[] {
  const message =
    'no address can be made from this name. Add a line such as "slug: city-park" below it.';
  return attractionEntries(entries)
    .filter(({ slug }) => !/[a-z0-9]/.test(slug) || slug.length > LONGEST_SLUG)
    .map(({ source, pathOf }) => source.diagnostic(pathOf('name'), message));
}

/** The town of an address with its state: "Nampa" of "12 Main St, Nampa, ID 83651". */
const TOWN = new RegExp(`(?:^|, *)([^,]+), *(?:${STATE_WORDS})(?:,? \\d{5}(?:-\\d{4})?)?$`);

/** Warns of addresses in another town than the city that the attraction is listed under. */
export function checkTowns({ entries }: WholeSite): Diagnostic[] {
  const { city } = entries;
  const slugs = new Map([...city].map(([slug, { fields }]) => [fields.name.toLowerCase(), slug]));

  return attractionEntries(entries).flatMap(({ citySlug, source, fields, pathOf }) => {
    const { address = '', outside } = fields;
    // Without a state, what follows the last comma is the town only if it is one of the site's.
    const last = address.split(', ').at(-1) ?? '';
    const town = TOWN.exec(address)?.[1] ?? (slugs.has(last.toLowerCase()) ? last : undefined);
    const name = city.get(citySlug)?.fields.name;
    if (outside || town === undefined || name === undefined) return [];
    if ([citySlug, slugify(name)].includes(slugify(town))) return [];

    const slug = slugs.get(town.toLowerCase());
    const move = slug === undefined ? '' : ` Or move it to content/attractions/${slug}.yaml.`;
    const message = `an address in ${town}, but this file lists what is in ${name}. Correct it, or turn on "Outside the city".${move}`;
    return [source.diagnostic(pathOf('address'), message, 'warning')];
  });
}

/** How far an attraction of a city may be from the middle of the city. Unit: miles. */
const WITHIN = 10;

/** Warns of places that aren't in the city that their pages say they are in. */
export function checkPositions({ entries }: WholeSite): Diagnostic[] {
  return attractionEntries(entries).flatMap(({ citySlug, source, fields, pathOf }) => {
    const city = entries.city.get(citySlug)?.fields;
    if (fields.outside || !city || !isPlaced(city) || !isPlaced(fields)) return [];

    const miles = milesBetween(city, fields);
    if (miles <= WITHIN) return [];

    const message = `about ${Math.round(miles)} miles from the middle of ${city.name}. Turn on "Outside the city", or list it under the nearest city.`;
    return [source.diagnostic(pathOf('latitude'), message, 'warning')];
  });
}
