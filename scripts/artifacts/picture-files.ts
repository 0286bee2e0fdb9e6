import { POSTMARKS_FOLDER } from '../../model/pictures.ts';
import { MAPS_FOLDER } from '../../model/region-map.ts';
import type { Site } from '../../model/site.ts';
import { type MapFile, mapFiles } from './map/map-files.ts';
import { postmarkFiles } from './postmark/postmark-files.ts';

/** The folders of all drawn pictures. */
export const PICTURE_FOLDERS = [MAPS_FOLDER, POSTMARKS_FOLDER];

/** Every picture that is drawn from the content: maps and postmarks. */
export function pictureFiles(site: Site): MapFile[] {
  return [...mapFiles(site), ...postmarkFiles(site)];
}
