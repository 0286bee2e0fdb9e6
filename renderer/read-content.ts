import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../model/content.ts';

/** Reads the typed JSON that the content step wrote and proved right. */
export async function readContent(): Promise<Content> {
  const folder = process.env.GENERATED_DIR ?? 'generated';
  const read = async <Field extends keyof Content>(field: Field): Promise<Content[Field]> =>
    JSON.parse(await readFile(join(folder, `${field}.json`), 'utf8'));
  return {
    settings: await read('settings'),
    business: await read('business'),
    testimonials: await read('testimonials'),
    pages: await read('pages'),
    services: await read('services'),
    cities: await read('cities'),
    map: await read('map'),
    redirects: await read('redirects'),
  };
}
