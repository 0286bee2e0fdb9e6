import { z } from 'zod';
import { text } from './fields.ts';

/** Where a picture is named in a text; the editor puts a slash before its folder. */
export function picturePath(written: string): string {
  return written.replace(/^\/(?=pictures\/)/, '');
}

/** Whether a text names a file of content/pictures, be it there or not. */
export function isPicturePath(written: string): boolean {
  return /^\/?pictures\/[A-Za-z0-9][\w.-]*\.(jpe?g|png|webp)$/i.test(written);
}

export const pictureFile = z
  .string()
  .overwrite(picturePath)
  .refine(isPicturePath, 'expected a JPEG, PNG or WebP such as pictures/kitchen-table.jpg')
  .meta({ 'x-picture': true });

/** A picture of a page; its file stands in content/pictures. */
export const pictureSchema = z.strictObject({
  file: pictureFile.describe('A file of content/pictures, at least 640 pixels wide.'),
  alt: text
    .meta({ title: 'What it shows' })
    .describe('What the picture shows, for people who cannot see it.'),
  credit: text.optional().describe('Whose picture it is. Shown in small letters below it.'),
});

export type Picture = z.infer<typeof pictureSchema>;
