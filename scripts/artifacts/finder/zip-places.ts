import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const zipPlacesSchema = z.array(
  z.object({
    name: z.string(),
    state: z.enum(['ID', 'OR']),
    zips: z.array(z.string()),
    latitude: z.number(),
    longitude: z.number(),
  }),
);

/** A place that has ZIP codes, in the middle of them. */
export type ZipPlace = z.infer<typeof zipPlacesSchema>[number];

/** The places of the region (made from the package zipcodes 8.0.0). */
export async function readZipPlaces(): Promise<ZipPlace[]> {
  const text = await readFile(new URL('./zip-places.json', import.meta.url), 'utf8');
  return zipPlacesSchema.parse(JSON.parse(text));
}
