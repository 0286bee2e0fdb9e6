import {
  attractionMapFile,
  cityMapFile,
  isPlaced,
  mapFile,
  OFFICE_MAP_FILE,
} from '../../../model/region-map.ts';
import { find, type Site } from '../../../model/site.ts';
import { drawFramePicture } from './frame-picture.ts';
import { drawMapPicture } from './map-picture.ts';

/** A picture of a part of the land. */
export interface MapFile {
  /** Its address. */
  path: string;
  draw: () => Promise<string>;
}

/** All map pictures of a site: the drawn maps, and what map frames show until they are asked. */
export function mapFiles(site: Site): MapFile[] {
  const { business } = site;
  const maps = site.map.maps.map((map) => ({
    path: mapFile(map.name),
    draw: () => drawMapPicture(site, map),
  }));
  const cities = site.cities.filter(isPlaced).map((city) => ({
    path: cityMapFile(city),
    draw: () => drawFramePicture(site, { ...city, miles: city.milesFromOffice }),
  }));
  const attractions = site.attractions.filter(isPlaced).map((attraction) => {
    const city = find(site.cityBySlug, attraction.citySlug);
    const middle = { ...attraction, miles: city.milesFromOffice };
    return {
      path: attractionMapFile(attraction, city),
      draw: () => drawFramePicture(site, middle),
    };
  });
  const { latitude, longitude, address } = business;
  const office = { latitude, longitude, name: address.city };
  return [
    ...maps,
    ...cities,
    ...attractions,
    { path: OFFICE_MAP_FILE, draw: () => drawFramePicture(site, office) },
  ];
}
