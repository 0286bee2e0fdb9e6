import { MAP_SIZE } from '../../model/region-map.ts';

/** A length across a drawn map as a part of it, so that a page can draw over its picture. */
export function across(x: number): string {
  return percent(x / MAP_SIZE.width);
}

/** A length down a drawn map as a part of it. */
export function down(y: number): string {
  return percent(y / MAP_SIZE.height);
}

function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`;
}
