import {
  attractionMapFile,
  cityMapFile,
  isPlaced,
  mapFile,
  OFFICE_MAP_FILE,
} from '../../../model/region-map.ts';
import { find, type Site } from '../../../model/site.ts';
import { drawFrameMap } from './frame-map.ts';
import { drawMapPicture } from './region-map.ts';

/** A picture of a part of the land. */
export interface MapFile {
  /** Its address. */
  path: string;
  make: () => string;
}

/** All map pictures of a site: the drawn maps, and what map frames show until they are asked. */
export function mapFiles(site: Site): MapFile[] {
  const office = { ...site.business, name: site.business.address.city };
  const frames = [
    { path: OFFICE_MAP_FILE, middle: office },
    ...site.cities.filter(isPlaced).map((city) => ({
      path: cityMapFile(city),
      middle: { ...city, miles: city.milesFromOffice },
    })),
    ...site.attractions.filter(isPlaced).map((attraction) => {
      const city = find(site.cityBySlug, attraction.citySlug);
      const path = attractionMapFile(attraction, city);
      return { path, middle: { ...attraction, miles: city.milesFromOffice } };
    }),
  ];
  return [
    ...site.map.maps.map((map) => ({
      path: mapFile(map.name),
      make: () => drawMapPicture(site, map),
    })),
    ...frames.map(({ path, middle }) => ({ path, make: () => drawFrameMap(site, middle) })),
  ];
}
