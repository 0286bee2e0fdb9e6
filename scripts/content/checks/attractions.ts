import { isPlaced, milesBetween } from '../../../model/geo.ts';
import { STATE_WORDS } from '../../../model/states.ts';
import { LONGEST_SLUG } from '../../../model/text.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type AttractionEntry, attractionEntries } from '../entries.ts';
import { nearestSlug } from '../file-kind.ts';
import type { Folder } from './folder.ts';
import { checkRepeated } from './rules.ts';

/** Refuses attractions without an address, or with that of another. */
export function checkAttractionAddresses({ entries }: Folder): Diagnostic[] {
  const attractions = attractionEntries(entries);
  const addresses = attractions.map(({ source, fields, slug, pathOf }) => {
    return { value: slug, source, path: pathOf(fields.slug === undefined ? 'name' : 'slug') };
  });
  const sameAddress =
    'Give one an address of its own: a line such as "slug: city-park" below its name.';

  const unaddressable = attractions.filter(({ fields, slug }) => {
    const isAddress = /[a-z0-9]/.test(slug) && slug.length <= LONGEST_SLUG;
    return fields.slug === undefined && !isAddress;
  });
  const noAddress = unaddressable.map(({ source, fields, pathOf }) => {
    const advice = `Add the line "slug: ${nearestSlug(fields.name) ?? 'city-park'}" below it.`;
    return source.diagnostic(pathOf('name'), `no address can be made from this name. ${advice}`);
  });

  return [...checkRepeated('error', addresses, sameAddress), ...noAddress];
}

/** How far an attraction of a city may be from the middle of the city. Unit: miles. */
const WITHIN = 10;

/** Warns of places that aren't in the city that their pages say they are in. */
export function checkPositions({ entries }: Folder): Diagnostic[] {
  return attractionEntries(entries).flatMap((attraction) => {
    const city = entries.city.get(attraction.citySlug)?.fields;
    if (city === undefined || attraction.fields.outside) return [];

    const other = cityOfAddress(attraction, entries);
    if (other !== undefined && other.slug !== attraction.citySlug) {
      const message = `this is in ${other.name}. Move the place to content/attractions/${other.slug}.yaml, or turn on "Outside the city".`;
      return [attraction.source.diagnostic(attraction.pathOf('address'), message, 'warning')];
    }

    if (!isPlaced(city) || !isPlaced(attraction.fields)) return [];
    const miles = milesBetween(city, attraction.fields);
    if (miles <= WITHIN) return [];

    const message = `about ${Math.round(miles)} miles from the middle of ${city.name}. Turn on "Outside the city", or list it under the nearest city.`;
    return [attraction.source.diagnostic(attraction.pathOf('latitude'), message, 'warning')];
  });
}

/** What stands between the parts of an address: a comma, or the space before a state. */
const BETWEEN_PARTS = new RegExp(`,\\s*|\\s+(?=(?:${STATE_WORDS})\\b)`);

/**
 * The city of the site that a part of a place's address names; the place's own where it names several.
 * Undefined where it names none.
 */
function cityOfAddress({ citySlug, fields }: AttractionEntry, entries: Folder['entries']) {
  const parts = fields.address?.split(BETWEEN_PARTS) ?? [];
  const named = [...entries.city]
    .map(([slug, entry]) => ({ slug, name: entry.fields.name }))
    .filter(({ name }) => parts.includes(name));
  return named.find(({ slug }) => slug === citySlug) ?? named[0];
}
