import type { Attraction, City } from '../../../model/content.ts';
import { cityFacts, isCommissionedIn, meetingFact, outsideNote } from '../../../model/geo.ts';
import { pageHead } from '../../../model/head.ts';
import { routes } from '../../../model/routes.ts';
import { type Neighbours, nearbyCities, pick, type Site } from '../../../model/site.ts';
import { breadcrumb, breadcrumbNode, cityServiceNode } from '../../../model/structured-data.ts';
import { fillHtml, fillTokens } from '../../../model/tokens.ts';

/** An attraction, or a general place, of which there is no more than its name. */
type Listed = Pick<Attraction, 'name'> & Partial<Attraction>;

export type CityPage = ReturnType<typeof cityPage>;

/** What the page of a city shows, whether the content knows the city or not (pages/_error). */
export function cityPage(site: Site, city: City, around: Neighbours | undefined) {
  const { name, state, description, attractions } = city;
  const words = site.pages.city;
  const fill = (text: string) => fillTokens(text, { city: name, state });
  const path = routes.city(city.slug);
  const meta = { title: fill(words.title), description, keywords: words.keywords.map(fill) };
  const crumbs = breadcrumb({ name: 'Service Areas', path: routes.areas() }, { name, path });
  const heading = fill(words.heading);
  const general: Listed[] = words.placeholderAttractions.map((place) => ({ name: place }));
  return {
    head: pageHead(site, meta, path),
    graph: [cityServiceNode(site, city, heading), breadcrumbNode(site.settings, crumbs)],
    crumbs,
    city,
    heading,
    facts: cityFacts(site, city),
    meeting: meetingFact(site, city),
    /** What to know first in a state without commission. */
    note: outsideNote(site, city),
    intro: fillHtml(words.body, { city: name, state }),
    attractions: attractions.length > 0 ? attractions : general,
    /** Whether the notary may meet people at the attractions. */
    meets: attractions.length > 0 && isCommissionedIn(site.business, state),
    nearby: nearbyCities(site, city),
    neighbours: around,
    popularServices: pick(site.serviceBySlug, words.popularServices),
    serviceCards: pick(site.serviceBySlug, words.serviceCards),
    whyChooseUs: words.whyChooseUs,
  };
}
