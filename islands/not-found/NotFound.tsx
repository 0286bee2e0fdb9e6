import { closestMatch } from 'leven';
import { useEffect } from 'react';
import { matchRoutes } from 'react-router-dom';
import { plainPath } from '../../model/addresses.ts';
import { routes } from '../../model/routes.ts';
import { addressOf, BASE } from '../base.ts';

/** The id of the Page Not Found element in 404.html. */
export const NOT_FOUND_SCREEN = 'not-found-screen';

/** Screens that 404.html has as templates, each with a placeholder for a name. */
export const UNKNOWN_CITY = { template: 'unknown-city', placeholder: 'Your-City' };
export const UNKNOWN_ATTRACTION = { template: 'unknown-attraction', placeholder: 'this-place' };

/** The paths that these screens are for. */
const SCREENS = [
  { path: routes.city(':slug'), screen: UNKNOWN_CITY },
  { path: routes.cityUnderLocations(':slug'), screen: UNKNOWN_CITY },
  { path: routes.attraction(':slug'), screen: UNKNOWN_ATTRACTION },
];

/** How many typing errors a city's address may have for the city to be suggested. */
const TYPING_ERRORS = 2;

/**
 * Turns 404.html into the page of an unknown city or a note about a missing attraction if the path is for
 * one; otherwise it stays Page Not Found.
 * @param cities the names of the cities that have a page, by slug
 */
export function NotFound({ cities }: { cities: Readonly<Record<string, string>> }) {
  useEffect(() => {
    if (!isRedirected()) showScreen(cities);
  }, [cities]);
  return null;
}

/** Goes to the plain address, unless the host has just led from there to here. */
function isRedirected(): boolean {
  const { origin, pathname, search, hash } = location;
  const plain = plainAddress(pathname, BASE);
  // A host that adds the slash again would cause a redirect loop.
  const isLedBack = document.referrer === origin + pathname + search;
  if (plain === pathname || isLedBack) return false;

  location.replace(plain + search + hash);
  return true;
}

function showScreen(cities: Readonly<Record<string, string>>): void {
  const [match] = matchRoutes(SCREENS, location, BASE) ?? [];
  const template = document.getElementById(match?.route.screen.template ?? '');
  const isNamed = /\p{L}/u.test(match?.params.slug ?? '');
  if (!match || !isNamed || !(template instanceof HTMLTemplateElement)) {
    // A site without a backend has no other log.
    console.error(`Page not found: ${location.pathname}`);
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

  const named = (text = '') => text.replaceAll(screen.placeholder, () => name);
  const { title, description, keywords } = template.dataset;
  document.title = named(title);
  setMeta('description', named(description));
  setMeta('keywords', named(keywords));
}

/** Corrects an address (`plainPath`), except for the base and addresses outside of it. */
export function plainAddress(address: string, base: string): string {
  return address.startsWith(`${base}/`) ? base + plainPath(address.slice(base.length)) : address;
}

/** The slug nearest to the requested one, or the longest at its start ("boise-idaho"), if there is one. */
export function nearestSlug(slugs: readonly string[], asked: string): string | undefined {
  const slug = asked.toLowerCase();
  const starts = slugs.filter((known) => slug.startsWith(`${known}-`));
  const [longest] = [...starts].sort((a, b) => b.length - a.length);
  return longest ?? closestMatch(slug, slugs, { maxDistance: TYPING_ERRORS });
}

function setMeta(name: string, content: string): void {
  document.querySelector(`meta[name=${name}]`)?.setAttribute('content', content);
}

/** "Did you mean Boise?", with a link to the city's page. */
function questionFor(slug: string, name = ''): HTMLElement {
  const link = document.createElement('a');
  link.href = addressOf(routes.city(slug));
  link.textContent = name;

  const question = document.createElement('p');
  question.append('Did you mean ', link, '?');
  return question;
}

/**
 * Copies the content of a template, with a name instead of its placeholder. The name comes from the
 * address and can't be trusted, so it is inserted only in text and attributes, and encoded in addresses.
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

/** "silver-city" becomes "Silver City". */
function titleFromSlug(slug: string): string {
  const words = slug.split('-').filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
