import type { City, Service } from './content.ts';
import { hoursText } from './hours.ts';
import { formatPhone } from './phone.ts';
import { absoluteUrl, routes, withBase } from './routes.ts';
import { nearbyCities, type Site } from './site.ts';

/** Where the list for assistants is served (llmstxt.org). */
export const LLMS_FILE = '/llms.txt';

/** The address of a page's Markdown twin: "/services/apostille.md". */
export function markdownFile(path: string): string {
  return `${path}.md`;
}

/** The pages with a Markdown twin, and its text. */
export function markdownTwins(site: Site): { path: string; text: string }[] {
  const closing = contact(site);
  return [
    ...site.services.map((service) => ({
      path: routes.service(service.slug),
      text: placeLinks(site, serviceMarkdown(service, closing)),
    })),
    ...site.cities.map((city) => ({
      path: routes.city(city.slug),
      text: placeLinks(site, cityMarkdown(site, city, closing)),
    })),
  ];
}

/** Lets a text's links to this site lead to where it stands on its domain. */
function placeLinks({ settings }: Site, markdown: string): string {
  return markdown.replace(/(?<=\]\()\/[^)]*/g, (path) => withBase(settings.base, path));
}

/** What the site is, and where its pages stand as Markdown. */
export function llmsText(site: Site): string {
  const link = (name: string, path: string, description: string) =>
    `- [${name}](${absoluteUrl(site.settings.siteUrl, markdownFile(path))}): ${description}`;
  return paragraphs(
    `# ${site.business.name}`,
    `> ${site.pages.home.description}`,
    contact(site),
    '## Services',
    site.services
      .map(({ slug, title, description }) => link(title, routes.service(slug), description))
      .join('\n'),
    '## Towns',
    site.cities
      .map(({ slug, name, state, description }) =>
        link(`${name}, ${state}`, routes.city(slug), description),
      )
      .join('\n'),
  );
}

function serviceMarkdown(service: Service, closing: string): string {
  return paragraphs(
    `# ${service.title}`,
    service.introMarkdown,
    '## Common Documents',
    list(service.commonDocuments),
    "## What's Included",
    list(service.included),
    '## Available',
    list(service.extras),
    '## Common Questions',
    ...service.faqs.flatMap(({ question, answer }) => [`### ${question}`, answer]),
    closing,
  );
}

function cityMarkdown(site: Site, city: City, closing: string): string {
  const nearby = nearbyCities(site, city).map(({ name, state }) => `${name}, ${state}`);
  return paragraphs(
    `# Mobile notary in ${city.name}, ${city.state}`,
    city.aboutMarkdown,
    ...section(
      'Places',
      city.attractions.map(({ name, description }) => `${name}: ${description}`),
    ),
    ...section('Nearby', nearby),
    closing,
  );
}

function contact({ business, settings }: Site): string {
  return `${business.name}, ${formatPhone(business.phone)}. ${hoursText(business.hours)}. ${absoluteUrl(settings.siteUrl, routes.contact())}`;
}

/** A list under its heading; nothing where there is nothing to list. */
function section(heading: string, entries: readonly string[]): string[] {
  return entries.length > 0 ? [`## ${heading}`, list(entries)] : [];
}

function list(entries: readonly string[]): string {
  return entries.map((entry) => `- ${entry}`).join('\n');
}

function paragraphs(...parts: string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
