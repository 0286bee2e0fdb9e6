import { parse } from 'yaml';
import type { City, Content } from '../../model/content.ts';
import type { BuiltSite } from './built-site.ts';

// What the spec asks for, worked out from the content in the tests' own words. Nothing in this file
// calls the code that the rules try: a fault there would be expected as well.

/** The address of each page that is made from an entry of the content. */
export const paths = {
  service: (slug: string) => `/services/${slug}`,
  city: (slug: string) => `/areas/${slug}`,
  /** The second address of a city's page. */
  cityUnderLocations: (slug: string) => `/locations/${slug}`,
  attraction: (slug: string) => `/places/${slug}`,
};

/** The pages that every site has, besides those of its entries and of plain text. */
const OWN_PAGES = ['/', '/services', '/questions', '/locations', '/areas', '/places', '/contact'];

/** The files of content/pages that are no page of plain text: pages of their own, and parts of others. */
const NOT_PLAIN = [
  ...['home', 'services', 'questions', 'locations', 'areas', 'places', 'contact', 'not-found'],
  ...['service', 'city', 'place', 'finder', 'call-to-action'],
];

/** The names of the pages of plain text, which are the names of their files, in the order of names. */
export function plainPages({ texts }: Pick<BuiltSite, 'texts'>): string[] {
  return [...texts.keys()]
    .flatMap((file) => /^content\/pages\/(.+)\.md$/.exec(file)?.[1] ?? [])
    .filter((name) => !NOT_PLAIN.includes(name))
    .toSorted();
}

/** The pages of plain text that every site has. */
const LEGAL_PAGES = ['privacy-policy', 'terms-of-service'];

/** A page that the owner has added, as its file says it. */
interface AddedPage {
  /** The name of its file. */
  name: string;
  title: string;
  heading: string;
  description: string;
  /** The menu that leads to it, if one does. */
  menu: string | undefined;
}

/** The pages that the owner has added: those of plain text that not every site has, from A to Z. */
export function addedPages(built: Pick<BuiltSite, 'content' | 'texts'>): AddedPage[] {
  const names = plainPages(built).filter((name) => !LEGAL_PAGES.includes(name));

  return built.content.addedPages
    .filter(({ slug }) => names.includes(slug))
    .map(({ slug, title, description }) => {
      const [, frontMatter = ''] = (built.texts.get(`content/pages/${slug}.md`) ?? '').split(
        /^---$/m,
      );
      const written: { heading?: string; menu?: string } = parse(frontMatter);
      return {
        name: slug,
        title,
        description,
        heading: written.heading ?? title,
        menu: written.menu,
      };
    })
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en-US'));
}

/** The address of every page that search engines should keep, each once. */
export function expectedPaths(built: Pick<BuiltSite, 'content' | 'texts'>): string[] {
  const { services, cities } = built.content;
  const attractions = cities.flatMap((city) => city.attractions);

  return [
    ...OWN_PAGES,
    ...plainPages(built).map((name) => `/${name}`),
    ...services.map(({ slug }) => paths.service(slug)),
    ...cities.map(({ slug }) => paths.city(slug)),
    ...attractions.map(({ slug }) => paths.attraction(slug)),
  ];
}

/** The address of every page that search engines may list. */
export function listedPaths(built: Pick<BuiltSite, 'content' | 'texts'>): string[] {
  const hidden = hiddenPlaces(built);
  return expectedPaths(built).filter((path) => !hidden.includes(path));
}

/** The addresses of the places that the owner keeps from search engines: all of them, or some. */
export function hiddenPlaces({ content, texts }: Pick<BuiltSite, 'content' | 'texts'>): string[] {
  const facts: { places?: { index?: boolean } } = parse(texts.get('content/business.yaml') ?? '');
  const areAllHidden = facts.places?.index === false;

  return content.cities.flatMap((city) => {
    const file: { attractions?: unknown[] } | null = parse(
      texts.get(`content/attractions/${city.slug}.yaml`) ?? '',
    );
    // Entries that are only texts have no page.
    const written = (file?.attractions ?? []).filter((one) => typeof one !== 'string');
    const isHidden = (position: number) => {
      const entry = written[position];
      const says = typeof entry === 'object' && entry !== null && 'index' in entry;
      return areAllHidden || (says && entry.index === false);
    };
    return city.attractions.flatMap(({ slug }, position) =>
      isHidden(position) ? [paths.attraction(slug)] : [],
    );
  });
}

/** The services in the order of every list of them. */
export function servicesInOrder({ services }: Content) {
  return services.toSorted((a, b) => a.order - b.order);
}

/** The cities in the order of the directory, which the links to previous and next follow. */
export function directory({ cities }: Content): City[] {
  return cities.toSorted((a, b) => a.order - b.order);
}

/** A US phone number in the forms in which a site has it. */
interface PhoneForms {
  /** The number as people read it: "(208) 555-0100". */
  shown: string;
  /** The number as programs read it (E.164): "+12085550100". */
  international: string;
}

/** The forms of a phone number that is written in any of them. */
export function phoneForms(written: unknown): PhoneForms {
  const digits = String(written).replace(/\D/g, '').slice(-10);
  return {
    shown: `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`,
    international: `+1${digits}`,
  };
}

/** The phone number of the business, as it stands in content/business.yaml. */
export function businessPhone({ texts }: Pick<BuiltSite, 'texts'>): PhoneForms {
  const facts: { phone?: unknown } = parse(texts.get('content/business.yaml') ?? '');
  return phoneForms(facts.phone);
}

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The days that a text such as "Monday-Wednesday, Friday" means, in full. */
export function daysIn(text: string): string[] {
  return partsOf(text).flatMap((part) => {
    const [first = '', last = first] = part.split('-');
    const [from, to] = [WEEK.indexOf(first), WEEK.indexOf(last)];
    return from <= to ? WEEK.slice(from, to + 1) : [...WEEK.slice(from), ...WEEK.slice(0, to + 1)];
  });
}

const partsOf = (days: string) => days.split(',').map((part) => part.trim());

/** The days without hours that are still to come or not yet over, those in a row as one. */
export function closuresIn({ business }: Content): { first: string; last: string }[] {
  const nextDay = (date: string) =>
    new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
  const days = business.holidays.flatMap(({ first, last }) => {
    const all: string[] = [];
    for (let day = first; day <= last; day = nextDay(day)) all.push(day);
    return all;
  });
  const off = new Set(days);
  const daysAfter = new Set([...off].map(nextDay));
  const firstDays = [...off].filter((day) => !daysAfter.has(day));

  return firstDays.toSorted().map((first) => {
    let last = first;
    while (off.has(nextDay(last))) last = nextDay(last);
    return { first, last };
  });
}

/** The states that content can name. */
const STATES = { ID: 'Idaho', OR: 'Oregon' };

export const expectedStateName = (state: City['state']) => STATES[state];

/** The names of the states that have commissioned the notary, each once. */
export function expectedCommissions({ business }: Content): string[] {
  return [...new Set(business.commissions)].map(expectedStateName);
}

/** The picture that stands beside a shared link to a page: its own, or that of the nearest page above. */
export function cardOf(built: BuiltSite, path: string): string {
  const [, section = '', slug] = path.split('/');
  const attractions = built.content.cities.flatMap((city) => city.attractions);
  const place = section === 'places' && attractions.find((one) => one.slug === slug);

  const isPlain = section === 'questions' || plainPages(built).includes(section);
  if (path === '/' || isPlain) return '/cards/home.png';
  if (place) return `/cards/areas-${place.citySlug}.png`;
  if (slug === undefined) return `/cards/${section}.png`;
  return `/cards/${section.replace('locations', 'areas')}-${slug}.png`;
}
