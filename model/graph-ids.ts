import type { GeoCoordinates } from 'schema-dts';
import type { Settings } from './content.ts';
import { absoluteUrl, routes } from './routes.ts';

/** The one id of a node in the site's linked graph: the page's address and a name. */
export function nodeId({ siteUrl }: Settings, path: string, name: string): string {
  return `${absoluteUrl(siteUrl, path)}#${name}`;
}

/** The id of the business, which every other node refers to. */
export function businessId(settings: Settings): string {
  return nodeId(settings, routes.home(), 'business');
}

/** A point on the earth. Unit: degrees. */
export function point(latitude: number, longitude: number): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude, longitude };
}
