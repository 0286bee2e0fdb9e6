import type { Heading, List, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { cityFacts, outsideNote } from '../../model/city-facts.ts';
import type { City, Service } from '../../model/content.ts';
import { hoursText } from '../../model/hours.ts';
import { formatPhone } from '../../model/phone.ts';
import { absoluteUrl, markdownFile, routes, withBase } from '../../model/routes.ts';
import { nearbyCities, type Site } from '../../model/site.ts';
import { writeMarkdown } from '../shared/markdown-writer.ts';

/** Where the list for assistants is served (llmstxt.org). */
export const LLMS_FILE = '/llms.txt';

/** A part of a Markdown text: a part of its tree, or Markdown that an editor wrote. */
type Part = RootContent | string;

/** The pages with a Markdown alternate, and its text. */
export function markdownAlternates(site: Site): { path: string; text: string }[] {
  return [
    ...site.services.map((service) => ({
      path: routes.service(service.slug),
      text: join(servicePage(site, service)),
    })),
    ...site.cities.map((city) => ({
      path: routes.city(city.slug),
      text: join(cityPage(site, city)),
    })),
  ];
}

/** What the site is, and where its pages stand as Markdown. */
export function llmsText(site: Site): string {
  const entry = (name: string, path: string, description: string): PhrasingContent[] => [
    link(absoluteUrl(site.settings.siteUrl, markdownFile(path)), name),
    text(`: ${description}`),
  ];
  return join([
    heading(1, site.business.name),
    { type: 'blockquote', children: [paragraph(text(site.pages.home.description))] },
    contact(site),
    heading(2, 'Services'),
    list(
      site.services.map(({ slug, title, description }) =>
        entry(title, routes.service(slug), description),
      ),
    ),
    heading(2, 'Cities'),
    list(
      site.cities.map(({ slug, name, state, description }) =>
        entry(`${name}, ${state}`, routes.city(slug), description),
      ),
    ),
  ]);
}

function servicePage(site: Site, service: Service): Part[] {
  return [
    heading(1, service.title),
    linksBelowBase(site, service.introMarkdown),
    heading(2, 'Common Documents'),
    textList(service.commonDocuments),
    heading(2, "What's Included"),
    textList(service.included),
    heading(2, 'Available'),
    textList(service.extras),
    heading(2, 'Common Questions'),
    ...service.faqs.flatMap(({ question, answer }) => [
      heading(3, question),
      paragraph(text(answer)),
    ]),
    contact(site),
  ];
}

function cityPage(site: Site, city: City): Part[] {
  const nearby = nearbyCities(site, city).map(({ name, state }) => `${name}, ${state}`);
  const attractions = city.attractions.map(({ name, description }) => `${name}: ${description}`);
  return [
    heading(1, `Mobile notary in ${city.name}, ${city.state}`),
    textList(cityFacts(site, city)),
    ...outsideNote(site, city).map((note) => paragraph(text(note))),
    linksBelowBase(site, city.aboutMarkdown),
    ...(attractions.length > 0 ? [heading(2, 'Places'), textList(attractions)] : []),
    ...(nearby.length > 0 ? [heading(2, 'Nearby'), textList(nearby)] : []),
    contact(site),
  ];
}

function contact({ business, settings }: Site): Paragraph {
  const facts = `${business.name}, ${formatPhone(business.phone)}. ${hoursText(business.hours)}. `;
  const address = absoluteUrl(settings.siteUrl, routes.contact());
  return paragraph(text(facts), link(address, address));
}

/** Lets a text's links to this site lead to where it stands on its domain. */
function linksBelowBase({ settings }: Site, markdown: string): string {
  return markdown.replace(/(?<=\]\()\/[^)]*/g, (path) => withBase(settings.base, path));
}

function join(parts: readonly Part[]): string {
  const texts = parts.map((part) => (typeof part === 'string' ? part : writeMarkdown(part)));
  return `${texts.filter((part) => part !== '').join('\n\n')}\n`;
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

function link(url: string, name: string): PhrasingContent {
  return { type: 'link', url, children: [{ type: 'text', value: name }] };
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

function heading(depth: Heading['depth'], name: string): Heading {
  return { type: 'heading', depth, children: [text(name)] };
}

function list(entries: readonly PhrasingContent[][]): List {
  return {
    type: 'list',
    spread: false,
    children: entries.map((entry) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(...entry)],
    })),
  };
}

function textList(entries: readonly string[]): List {
  return list(entries.map((entry) => [text(entry)]));
}
