import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const PACKAGES = 'node_modules';

/**
 * Fonts with the widths of phones' own, besides the one that comes with the browser: Arimo is as wide as
 * Arial, and DejaVu Sans is about as wide as the widest that people choose.
 */
export const PHONE_FONTS = {
  'Arial-like': [
    `${PACKAGES}/@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf`,
    `${PACKAGES}/@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf`,
  ],
  Wide: [
    `${PACKAGES}/dejavu-fonts-ttf/ttf/DejaVuSans.ttf`,
    `${PACKAGES}/dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf`,
  ],
} as const;

export type PhoneFont = keyof typeof PHONE_FONTS;

/** Sets the text of a page in a font, by the token of its styles. Rejects if the font can't be used. */
export async function setFont(page: Page, name: PhoneFont): Promise<void> {
  const [regular, bold] = PHONE_FONTS[name].map((file) => readFileSync(file).toString('base64'));

  await page.evaluate(
    async ({ family, files }) => {
      for (const { data = '', weight } of files) {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        document.fonts.add(await new FontFace(family, bytes, { weight }).load());
      }
      document.documentElement.style.setProperty('--sans', `"${family}"`);
    },
    {
      family: name,
      files: [
        { data: regular, weight: '400' },
        { data: bold, weight: '600 900' },
      ],
    },
  );
}
