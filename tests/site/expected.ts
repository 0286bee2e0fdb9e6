import { parse } from 'yaml';
import type { City, Content } from '../../model/content.ts';
import type { BuiltSite } from './built-site.ts';

// What the spec requires, derived from the content independently: nothing here calls the code under
// test, whose bugs would then be expected too.

/** The path of every page, without the second addresses of cities. */
export function firstPaths({ sitePages }: Pick<BuiltSite, 'sitePages'>): string[] {
  return [...sitePages.values()].filter(({ aliasOf }) => !aliasOf).map(({ path }) => path);
}

/** In the order of the links to previous and next cities. */
export function directory({ cities }: Content): City[] {
  return cities.toSorted((a, b) => a.order - b.order);
}

interface PhoneForms {
  /** As people read it: "(208) 555-0100". */
  shown: string;
  /** As programs read it (E.164): "+12085550100". */
  international: string;
}

function phoneForms(written: unknown): PhoneForms {
  const digits = String(written).replace(/\D/g, '').slice(-10);
  return {
    shown: `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`,
    international: `+1${digits}`,
  };
}

/** The phone number in content/business.yaml. */
export function businessPhone({ texts }: Pick<BuiltSite, 'texts'>): PhoneForms {
  const facts: { phone?: unknown } = parse(texts.get('content/business.yaml') ?? '');
  return phoneForms(facts.phone);
}

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The full names of the days in a text such as "Monday-Wednesday, Friday". */
export function daysIn(text: string): string[] {
  return partsOf(text).flatMap((part) => {
    const [first = '', last = first] = part.split('-');
    const [from, to] = [WEEK.indexOf(first), WEEK.indexOf(last)];
    return from <= to ? WEEK.slice(from, to + 1) : [...WEEK.slice(from), ...WEEK.slice(0, to + 1)];
  });
}

const partsOf = (days: string) => days.split(',').map((part) => part.trim());

/** Current and upcoming closures, with consecutive ones merged. */
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
