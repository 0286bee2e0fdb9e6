import type { GeoCoordinates, State } from 'schema-dts';
import { stateNames } from './commissions.ts';
import type { Business, Settings } from './content.ts';
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

/** Where the notary may act in person: the states of the commissions. */
export function servedStates(business: Business): Exclude<State, string>[] {
  return stateNames(business).map((name) => ({ '@type': 'State', name }));
}
