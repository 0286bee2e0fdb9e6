import type { Unreadable } from './faults.ts';

/** The kinds of pictures that are read. */
type Readable = 'jpeg' | 'png' | 'webp' | 'avif';

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * What a file is by its first bytes, whatever its name says: a reader of pictures is only handed
 * what it is meant for.
 */
export function kindOfPicture(bytes: Buffer): Readable | Unreadable {
  const start = bytes.subarray(0, 64).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  // ISO base media files name what they are in their first box: its brand, then those it is also.
  const [, brand = '', others = ''] = /^.{4}ftyp(.{4}).{4}(.*)/s.exec(start) ?? [];
  if (/^avi[fs]/.test(brand) || (brand === 'mif1' && others.includes('avif'))) return 'avif';
  if (HEIC_BRANDS.includes(brand)) return 'heic';
  const text = bytes.subarray(0, 2000).toString('utf8');
  return /<svg[\s>]/i.test(text) ? 'svg' : 'other';
}
