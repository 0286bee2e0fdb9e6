import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../model/content.ts';

/** The folder of the typed JSON, set by the development server (scripts/cli/dev.ts). */
declare const TYPED_JSON: string;

/** Reads the content as the development server wrote it. */
export function readContent(): Content {
  const read = <Field extends keyof Content>(field: Field): Content[Field] =>
    JSON.parse(readFileSync(join(TYPED_JSON, `${field}.json`), 'utf8'));
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
