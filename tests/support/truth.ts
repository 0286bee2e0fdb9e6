import type { CheerioAPI } from 'cheerio';
import { type BuiltPage, clean, graph, texts } from './pages.ts';

/**
 * What is marked up without standing on the page in the same words, and why:
 * the hours that search engines read end earlier than those that visitors read, until the owner
 * decides; the price range is a sign for search engines only.
 */
const ACKNOWLEDGED = ['openingHoursSpecification', 'priceRange'];

type Node = Record<string, unknown>;

/** Everything in a page's structured data that the page itself does not say, as short lines. */
export function untruths({ path, $ }: Pick<BuiltPage, 'path' | '$'>): string[] {
  const visible = clean($('body').text());
  return graph($)
    .flatMap((node) => [...check(node, $, visible)])
    .filter((line) => !ACKNOWLEDGED.some((name) => line.startsWith(name)))
    .map((line) => `${path} ${line}`);
}

function* check(node: Node, $: CheerioAPI, visible: string): Generator<string> {
  switch (node['@type']) {
    case 'Notary':
      yield* says(visible, 'name', node.name);
      if ($(`a[href="tel:${node.telephone}"]`).length === 0) yield `telephone ${node.telephone}`;
      yield* says(visible, 'priceRange', node.priceRange);
      yield* hours(visible, node.openingHoursSpecification);
      for (const name of offers(node)) yield* says(visible, 'offer', name);
      break;
    case 'WebSite':
      yield* says(visible, 'name', node.name);
      break;
    case 'Service':
    case 'TouristAttraction':
      if (node.name !== clean($('h1').text())) yield `name ${node.name}`;
      if (node.description !== $('meta[name=description]').attr('content')) {
        yield `description ${node.description}`;
      }
      if (node.address !== undefined) yield* says(visible, 'address', node.address);
      break;
    case 'BreadcrumbList':
      yield* same('breadcrumb', names(node.itemListElement), texts($, '.breadcrumb li'));
      break;
    case 'FAQPage':
      yield* same('question', names(node.mainEntity), texts($, '.questions h3'));
      yield* same('answer', answers(node.mainEntity), texts($, '.questions p'));
      break;
    default:
      yield `an unknown kind of node: ${node['@type']}`;
  }
}

function* says(visible: string, field: string, value: unknown): Generator<string> {
  if (!visible.includes(String(value))) yield `${field} ${value}`;
}

function* same(field: string, marked: string[], shown: string[]): Generator<string> {
  for (let index = 0; index < Math.max(marked.length, shown.length); index++) {
    if (marked[index] !== shown[index]) {
      yield `${field} "${marked[index]}" stands there as "${shown[index]}"`;
    }
  }
}

/** Only pages that state hours can be held against them. */
function* hours(visible: string, specification: unknown): Generator<string> {
  const { closes } = record(specification);
  const hour = Number(String(closes).slice(0, 2));
  const stated = /\d{1,2}:\d{2} [AP]M-(\d{1,2}):\d{2} PM/.exec(visible)?.[1];
  if (stated !== undefined && Number(stated) + 12 !== hour) {
    yield `openingHoursSpecification closes ${closes}`;
  }
}

function offers(node: Node): string[] {
  const items = list(record(node.hasOfferCatalog).itemListElement);
  return items.map((item) => String(record(item.itemOffered).name));
}

function names(items: unknown): string[] {
  return list(items).map(({ name }) => String(name));
}

function answers(items: unknown): string[] {
  return list(items).map(({ acceptedAnswer }) => String(record(acceptedAnswer).text));
}

function list(value: unknown): Node[] {
  return Array.isArray(value) ? value.map(record) : [];
}

/** A value as a group of fields; an empty one where it is none. */
export function record(value: unknown): Node {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}
