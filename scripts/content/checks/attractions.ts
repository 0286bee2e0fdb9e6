import { isPlaced, milesBetween } from '../../../model/geo.ts';
import { routes } from '../../../model/routes.ts';
import { LONGEST_SLUG, quote, slugify } from '../../../model/text.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { attractionEntries } from '../entries.ts';
import type { WholeSite } from './whole-site.ts';

/** How many attractions a city's page reads best with. */
const BEST_NUMBER = { min: 3, max: 5 };

/** Warns of attractions that are only texts, which pages leave out, and of few or many. */
export function checkAttractionLists({ entries }: WholeSite): Diagnostic[] {
  return [...entries.attractions.values()].flatMap(({ source, fields: { attractions } }) => {
    const onlyTexts = source.texts.filter(
      ({ path: [list, , field] }) => list === 'attractions' && field === undefined,
    );
    const leftOut = onlyTexts.map(({ text, path }) => {
      const message = `${quote(text)} is left out, because it's only text. Give it a name and a description.`;
      return source.diagnostic(path, message, 'warning');
    });

    const { min, max } = BEST_NUMBER;
    const number = attractions.length - onlyTexts.length;
    if (number >= min && number <= max) return leftOut;

    const message = `${number} here. A city's page reads best with ${min} to ${max}; without any it shows general places.`;
    return [...leftOut, source.diagnostic(['attractions'], message, 'warning')];
  });
}

/** Refuses attractions whose names leave no address, and warns of an odd one, as of a name with accents. */
export function checkAttractionAddresses({ entries }: WholeSite): Diagnostic[] {
  return attractionEntries(entries).flatMap(({ fields, slug, source, pathOf }) => {
    if (!/[a-z0-9]/.test(slug) || slug.length > LONGEST_SLUG) {
      return [source.diagnostic(pathOf('name'), NO_ADDRESS)];
    }
    const readable = slugify(fields.name.normalize('NFKD')).replace(/-+(?=-|$)|^-+/g, '');
    if (fields.slug !== undefined || slug === readable) return [];

    const message = `its address would be ${routes.attraction(slug)}. Add the line "slug: ${readable}" below the name.`;
    return [source.diagnostic(pathOf('name'), message, 'warning')];
  });
}

const NO_ADDRESS =
  'no address can be made from this name. Add a line such as "slug: city-park" below it.';

/** Warns of addresses in another city of the site than the one that lists the attraction. */
export function checkCities({ entries }: WholeSite): Diagnostic[] {
  const cities = [...entries.city].map(([slug, { fields }]) => ({ slug, name: fields.name }));

  return attractionEntries(entries).flatMap(({ citySlug, source, fields, pathOf }) => {
    const { address = '', outside } = fields;
    const afterStreet = address.split(/, */).slice(1);
    const named = cities.find(({ name }) => afterStreet.includes(name));
    const lister = cities.find(({ slug }) => slug === citySlug);
    if (outside || !named || !lister || named.name === lister.name) return [];

    const message = `an address in ${named.name}, but this file lists what is in ${lister.name}. Correct it, turn on "Outside the city", or move the place to content/attractions/${named.slug}.yaml.`;
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
