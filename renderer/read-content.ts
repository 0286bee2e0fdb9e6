import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../model/content.ts';

/**
 * Reads the typed JSON that the content step wrote and proved right. At once, because the build goes
 * on when vike does, which does not wait for its hook (scripts/build/page-renderer.ts).
 */
export function readContent(): Content {
  const folder = process.env.GENERATED_DIR ?? 'generated';
  const read = <Field extends keyof Content>(field: Field): Content[Field] =>
    JSON.parse(readFileSync(join(folder, `${field}.json`), 'utf8'));
  return {
    settings: read('settings'),
    business: read('business'),
    testimonials: read('testimonials'),
    pages: read('pages'),
    services: read('services'),
    cities: read('cities'),
    map: read('map'),
    redirects: read('redirects'),
  };
}
