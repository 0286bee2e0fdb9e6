import { isPlaced, milesBetween, roundedEstimate } from '../../../model/geo.ts';
import { dateIn } from '../../../model/hours.ts';
import { tokensIn } from '../../../model/tokens.ts';
import { missingLetters } from '../../artwork/lettering.ts';
import { count, someOf } from '../../report.ts';
import { type Diagnostic, quote } from '../diagnostic.ts';
import { attractionEntries, type Site, tell, textEntries, valuesOf } from '../entries.ts';
import { formerOffices, type RecordedNames } from './former-names.ts';

/** Tells of values that would most likely read better otherwise, or that a card cannot show. */
export function checkAdvice(site: Site, recorded: RecordedNames): Diagnostic[] {
  const { entries } = site;
  const { business, page, service, city, attractions } = entries;
  const hours = business.get('business')?.fields.hours;
  const former = formerOffices(site, recorded).join(' and ');
  const measured = valuesOf(city, 'milesFromOffice').length;
  const moved = `the office moved from ${former}: miles and minutes of ${count(measured, 'city', 'cities')} were measured from there. Measure them again, or delete them.`;
  const ofPlaces = valuesOf(attractions, 'attractions', 'description');
  const onCards = [
    ...valuesOf(business, 'name'),
    ...valuesOf(business, 'region'),
    ...valuesOf(business, 'address', 'city'),
    ...valuesOf(Object.values(page), 'heading'),
    ...valuesOf(service, 'title'),
    ...valuesOf(city, 'name'),
  ];
  return [
    ...checkDistances(site),
    ...checkPlaces(site),
    ...checkStatedFacts(site),
    ...tell(valuesOf(business, 'address', 'city'), 'warning', () => {
      return former !== '' && measured > 0 && moved;
    }),
    ...tell(
      valuesOf(textEntries(entries), 'description'),
      'warning',
      usual(50, 160, ' for search engines'),
    ),
    ...tell(ofPlaces, 'warning', usual(50, 400, '')),
    ...(['service', 'city', 'place'] as const).flatMap((name) =>
      tell(valuesOf([page[name]], 'title'), 'warning', ({ value }) => {
        const message = `every page of this kind would have the same title. Add {{${name}}}.`;
        return !tokensIn(value).includes(name) && message;
      }),
    ),
    ...tell(valuesOf(business, 'holidays'), 'warning', ({ value }) => {
      return hours && value < dateIn(hours) && 'in the past, so pages leave it out. Delete it.';
    }),
    ...tell(valuesOf(business, 'promises', 'offHours'), 'warning', ({ value }) => {
      const isClosed = /weekend/i.test(value) && /closed/i.test(hours?.weekends ?? '');
      return isClosed && 'speaks of weekends, but hours.weekends says closed. Change one.';
    }),
    ...checkQuotes(site),
    ...tell(onCards, 'error', ({ value }) => {
      const missing = someOf(missingLetters(value).map((letter) => `"${letter}"`));
      return missing && `the picture for shared links can't show ${missing}. Use Latin letters.`;
    }),
  ];
}

function usual(min: number, max: number, forWhom: string) {
  return ({ value }: { value: string }) => {
    const { length } = [...value];
    const message = `${length} characters is ${length < min ? 'short' : 'long'}${forWhom}. ${min} to ${max} work best.`;
    return (length < min || length > max) && message;
  };
}

/** The marks that word processors put in the place of straight quotes, around a whole text or before it. */
const TYPED_QUOTES = /^[“”„‘’].*[“”‘’]$|^[“„][^“”]*$/;

/** Warns of names in typographic quotes: YAML knows the straight ones alone, so pages would show them. */
function checkQuotes({ sorted }: Site): Diagnostic[] {
  return sorted.flatMap(({ source }) =>
    source.texts.flatMap(({ text, path, diagnostic }) => {
      const isName = ['name', 'title'].includes(`${path.at(-1)}`) && TYPED_QUOTES.test(text);
      const plain = text.replace(/^[“”„‘’]|[“”‘’]$/g, '');
      const message = `pages would show the quotes. Write ${quote(plain)}, with straight ones.`;
      return isName ? [diagnostic(message, 'warning')] : [];
    }),
  );
}

/**
 * Warns of distances that can't be right from where the office is, as when it has moved: no road is
 * shorter than a straight line, few are more than twice as long, and a mile takes 0.8 to 4 minutes.
 */
function* checkDistances({ entries }: Site): Generator<Diagnostic> {
  const office = entries.business.get('business')?.fields;
  for (const { source, fields } of entries.city.values()) {
    if (office === undefined || !isPlaced(fields)) continue;
    const straight = milesBetween(office, fields);
    const { milesFromOffice: miles = straight, minutesFromOffice: minutes } = fields;
    // As pages show them: most were rounded before they were written here.
    if (roundedEstimate(miles) < roundedEstimate(straight) || miles > 2 * straight + 5) {
      const message = `${miles} by road, but ${Math.round(straight)} in a straight line from the office. Measure again, or delete the line: pages then give the straight line.`;
      yield source.diagnostic(['milesFromOffice'], message, 'warning');
    }
    if (minutes !== undefined && (minutes < 0.8 * miles || minutes > 4 * miles)) {
      const message = `${minutes} minutes for ${Math.round(miles)} miles. Measure again, or delete the line.`;
      yield source.diagnostic(['minutesFromOffice'], message, 'warning');
    }
  }
}

/**
 * Warns of fees and promises that stand in the answers of a service alone: people who read its page
 * and not the answers would miss them.
 */
function* checkStatedFacts({ sorted }: Site): Generator<Diagnostic> {
  const factsIn = (text: string) =>
    tokensIn(text).filter((name) => /^(?:fees|promises)\./.test(name));
  for (const answers of sorted.filter(({ kind }) => kind === 'faqs')) {
    const service = sorted.find(({ kind, slug }) => kind === 'service' && slug === answers.slug);
    if (service === undefined) continue;
    const stated = service.source.texts.flatMap(({ text }) => factsIn(text));
    for (const { text, diagnostic } of answers.source.texts) {
      for (const name of factsIn(text).filter((fact) => !stated.includes(fact))) {
        const message = `{{${name}}} stands in the answers alone. Say it in ${service.source.file} too.`;
        yield diagnostic(message, 'warning');
      }
    }
  }
}

/** Warns of places that aren't in the city that their pages say they are in (within 10 miles of its middle). */
function* checkPlaces({ entries }: Site): Generator<Diagnostic> {
  for (const { city: slug, source, fields, path } of attractionEntries(entries)) {
    const city = entries.city.get(slug)?.fields;
    if (city === undefined || fields.outside) continue;
    const parts = fields.address?.split(/,\s*|\s+(?=(?:ID|OR|Idaho|Oregon)\b)/) ?? [];
    const miles = isPlaced(city) && isPlaced(fields) ? milesBetween(city, fields) : 0;
    const other = [...entries.city].find(([, one]) => parts.includes(one.fields.name));
    if (other && !parts.includes(city.name)) {
      const message = `this is in ${other[1].fields.name}. Move the place to content/attractions/${other[0]}.yaml, or turn on "Outside the city".`;
      yield source.diagnostic(path('address'), message, 'warning');
    } else if (miles > 10) {
      const message = `about ${Math.round(miles)} miles from the middle of ${city.name}. Turn on "Outside the city", or list it under the nearest city.`;
      yield source.diagnostic(path('latitude'), message, 'warning');
    }
  }
}
