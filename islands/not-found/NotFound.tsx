import { closestMatch } from 'leven';
import { useEffect } from 'react';
import { matchRoutes } from 'react-router-dom';
import { plainPath, routes } from '../../model/routes.ts';
import { addressOf, BASE } from '../base.ts';

/** The element of 404.html that says Page Not Found. */
export const NOT_FOUND_SCREEN = 'not-found-screen';

/** Screens that 404.html carries as templates, each with a name that the browser replaces. */
export const UNKNOWN_CITY = { template: 'unknown-city', placeholder: 'Your-City' };
export const UNKNOWN_ATTRACTION = { template: 'unknown-attraction', placeholder: 'this-place' };

/** The addresses for which 404.html carries a screen as a template. */
const SCREENS = [
  { path: routes.city(':slug'), screen: UNKNOWN_CITY },
  { path: routes.cityUnderLocations(':slug'), screen: UNKNOWN_CITY },
  { path: routes.attraction(':slug'), screen: UNKNOWN_ATTRACTION },
];

/** How many letters of a city's address may be wrong for it to be asked for. */
const TYPING_ERRORS = 2;

/**
 * What 404.html becomes once it knows which path was asked for: the page of a city, the note that an
 * attraction is not there, or Page Not Found as it stands.
 * @param cities the names of the cities that have a page, by their slugs
 */
export function NotFound({ cities }: { cities: Readonly<Record<string, string>> }) {
  useEffect(() => {
    const { origin, pathname, search, hash } = location;
    const plain = plainAddress(pathname, BASE);
    // A host that adds the slash again leads back to where the visitor was, and that must end.
    const isLedBack = document.referrer === origin + pathname + search;
    if (plain !== pathname && !isLedBack) {
      location.replace(plain + search + hash);
      return;
    }

    const [match] = matchRoutes(SCREENS, location, BASE) ?? [];
    const template = document.getElementById(match?.route.screen.template ?? '');
    if (!match || !(template instanceof HTMLTemplateElement)) {
      // A site without a backend has no other log.
      console.error(`Page not found: ${pathname}`);
      return;
    }

    const { screen } = match.route;
    const { slug = '' } = match.params;
    const isCity = screen === UNKNOWN_CITY;
    const name = isCity ? titleFromSlug(slug) : slug;

    const content = fillTemplate(template, screen.placeholder, name);
    const meant = isCity && nearestSlug(Object.keys(cities), slug);
    if (meant) content.querySelector('h1')?.after(questionFor(meant, cities[meant]));
    document.getElementById(NOT_FOUND_SCREEN)?.replaceChildren(content);
    document.title = (template.dataset.title ?? '').replaceAll(screen.placeholder, () => name);
  }, [cities]);
  return null;
}

/** The page that is meant by an address (`plainPath`); the base stays, and what is outside of it. */
export function plainAddress(address: string, base: string): string {
  return address.startsWith(`${base}/`) ? base + plainPath(address.slice(base.length)) : address;
}

/** The slug that is nearest to one that was asked for; undefined where none is near. */
export function nearestSlug(slugs: readonly string[], asked: string): string | undefined {
  return closestMatch(asked.toLowerCase(), slugs, { maxDistance: TYPING_ERRORS });
}

/** Asks whether a city was meant, in a line with a link to its page. */
function questionFor(slug: string, name = ''): HTMLElement {
  const link = document.createElement('a');
  link.href = addressOf(routes.city(slug));
  link.textContent = name;

  const question = document.createElement('p');
  question.append('Did you mean ', link, '?');
  return question;
}

/**
 * What a template holds, with a name in the place of its placeholder. The name may be anything that
 * stands in an address, so it is only ever a text, in texts and attributes, and encoded in addresses.
 */
export function fillTemplate({ content }: HTMLTemplateElement, placeholder: string, name: string) {
  const filled = document.importNode(content, true);
  for (const element of filled.querySelectorAll('*')) {
    for (const attribute of element.attributes) {
      const isAddress = ['href', 'src'].includes(attribute.name);
      const text = isAddress ? encodeURIComponent(name) : name;
      attribute.value = attribute.value.replaceAll(placeholder, () => text);
    }
    for (const node of element.childNodes) {
      if (node instanceof Text) node.data = node.data.replaceAll(placeholder, () => name);
    }
  }
  return filled;
}

/** Turns a slug back into a readable name: "silver-city" becomes "Silver City". */
function titleFromSlug(slug: string): string {
  const words = slug.split('-').filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
