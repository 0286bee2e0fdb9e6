import { cityFacts, outsideNote } from '../../model/city-facts.ts';
import type { City, Service } from '../../model/content.ts';
import { hoursText } from '../../model/hours.ts';
import { formatPhone } from '../../model/phone.ts';
import { plainPicture } from '../../model/pictures.ts';
import { absoluteUrl, markdownFile, routes, withBase } from '../../model/routes.ts';
import { isPicturePath, picturePath } from '../../model/schemas/picture.ts';
import { nearbyCities, type Site } from '../../model/site.ts';
import { escapeMarkdown } from '../shared/markdown-writer.ts';

/** Where the list for assistants is served (llmstxt.org). */
export const LLMS_FILE = '/llms.txt';

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
  const entry = (name: string, path: string, description: string) => {
    const address = absoluteUrl(site.settings.siteUrl, markdownFile(path));
    return `[${escapeMarkdown(name)}](${address}): ${escapeMarkdown(description)}`;
  };
  return join([
    heading(1, site.business.name),
    `> ${escapeMarkdown(site.pages.home.description)}`,
    contact(site),
    '## Services',
    list(
      site.services.map(({ slug, title, description }) =>
        entry(title, routes.service(slug), description),
      ),
    ),
    '## Cities',
    list(
      site.cities.map(({ slug, name, state, description }) =>
        entry(`${name}, ${state}`, routes.city(slug), description),
      ),
    ),
  ]);
}

function servicePage(site: Site, service: Service): string[] {
  return [
    heading(1, service.title),
    linksBelowBase(site, service.introMarkdown),
    '## Common Documents',
    textList(service.commonDocuments),
    "## What's Included",
    textList(service.included),
    '## Available',
    textList(service.extras),
    '## Common Questions',
    ...service.faqs.flatMap(({ question, answer }) => [
      heading(3, question),
      escapeMarkdown(answer),
    ]),
    contact(site),
  ];
}

function cityPage(site: Site, city: City): string[] {
  const nearby = nearbyCities(site, city).map(({ name, state }) => `${name}, ${state}`);
  const attractions = city.attractions.map(({ name, description }) => `${name}: ${description}`);
  return [
    heading(1, `Mobile notary in ${city.name}, ${city.state}`),
    textList(cityFacts(site, city)),
    ...outsideNote(site, city).map(escapeMarkdown),
    linksBelowBase(site, city.aboutMarkdown),
    ...(attractions.length > 0 ? ['## Places', textList(attractions)] : []),
    ...(nearby.length > 0 ? ['## Nearby', textList(nearby)] : []),
    contact(site),
  ];
}

function contact({ business, settings }: Site): string {
  const facts = `${business.name}, ${formatPhone(business.phone)}. ${hoursText(business.hours)}.`;
  return `${escapeMarkdown(facts)} <${absoluteUrl(settings.siteUrl, routes.contact())}>`;
}

/** Lets a text's links and pictures lead to where this site stands on its domain. */
function linksBelowBase({ settings, pictures }: Site, markdown: string): string {
  return markdown.replace(/(?<=\]\()\/?[\w/][^)\s]*/g, (path) => {
    const file = picturePath(path);
    if (!isPicturePath(file)) return path.startsWith('/') ? withBase(settings.base, path) : path;
    return withBase(settings.base, plainPicture(pictures, { file }, 'text'));
  });
}

function join(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function heading(depth: number, text: string): string {
  return `${'#'.repeat(depth)} ${escapeMarkdown(text)}`;
}

function list(entries: readonly string[]): string {
  return entries.map((entry) => `- ${entry}`).join('\n');
}

function textList(entries: readonly string[]): string {
  return list(entries.map(escapeMarkdown));
}
