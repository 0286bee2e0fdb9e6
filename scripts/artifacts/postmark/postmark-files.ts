import type { City } from '../../../model/content.ts';
import { isOfficeCity } from '../../../model/geo.ts';
import { postmarkFile } from '../../../model/pictures.ts';
import { isPlaced } from '../../../model/region-map.ts';
import type { Site } from '../../../model/site.ts';
import type { MapFile } from '../map/map-files.ts';
import { bearingTo } from './bearing.ts';
import { drawPostmark, type PostmarkFacts } from './postmark.ts';
import { riversAround } from './rivers.ts';

/** The postmark of every city; that of the office's own city is the seal. */
export function postmarkFiles({ business, cities }: Pick<Site, 'business' | 'cities'>): MapFile[] {
  return cities
    .filter((city) => !isOfficeCity(business, city))
    .map((city) => ({
      path: postmarkFile(business, city),
      draw: async () => drawPostmark(await postmarkFacts(business, city)),
    }));
}

/** What the postmark of a city tells. */
export async function postmarkFacts(
  business: Site['business'],
  city: City,
): Promise<PostmarkFacts> {
  const placed = isPlaced(city) ? city : undefined;
  return {
    name: city.name,
    state: city.state,
    miles: city.milesFromOffice,
    minutes: city.minutesFromOffice,
    bearing: placed && bearingTo(business, placed),
    rivers: placed === undefined ? [] : await riversAround(placed),
  };
}
