import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { CACHE_FOLDER, writeWhole } from '../../scripts/cache.ts';
import type { BrowserStart } from './launch-browser.ts';

/**
 * Chromium in an npm package, so that Node is all a machine needs for browser tests. It's made for
 * servers without a screen and includes libraries they lack (NSS, Expat) and a font.
 */
export const BROWSER_PACKAGE = '@sparticuz/chromium';
const MANIFEST = join('node_modules', BROWSER_PACKAGE, 'package.json');

/**
 * Unpacks with the package's own code into the temporary folder. Leaves out the graphics libraries,
 * which the tests turn off.
 */
const UNPACK = `
  const { default: chromium } = await import('${BROWSER_PACKAGE}');
  chromium.setGraphicsMode = false;
  await chromium.executablePath();
`;

/**
 * Unpacks the browser once per version: 190 MB in two seconds. Undefined if the package isn't installed
 * or isn't made for this machine.
 */
export async function unpackBrowser(): Promise<BrowserStart | undefined> {
  const isMadeForThis = process.platform === 'linux' && process.arch === 'x64';
  if (!isMadeForThis || !existsSync(MANIFEST)) return undefined;

  const manifest = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(MANIFEST, 'utf8')));
  const folder = resolve(CACHE_FOLDER, `chromium-${manifest.version}`);
  if (!existsSync(folder)) await unpackInto(folder);

  const fonts = join(folder, 'fonts.conf');
  writeWhole(fonts, fontsConf(folder));
  return {
    executablePath: join(folder, 'chromium'),
    variables: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: fonts },
  };
}

/** Creates the folder atomically, so concurrent or killed runs don't leave half a browser. */
async function unpackInto(folder: string): Promise<void> {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const half = mkdtempSync(`${folder}-`);
  // In its own process, because the package sets environment variables. The runtime decides for which
  // system it unpacks libraries.
  const env = { ...process.env, TMPDIR: half, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };
  const args = ['--input-type=module', '--eval', UNPACK];
  await promisify(execFile)(process.execPath, args, { env });
  try {
    await rename(half, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    await rm(half, { recursive: true });
  }
}

/**
 * The fonts of the browser's package for text, Android's serif, with which headings start, and DejaVu's
 * signs, such as check marks. None of the system's, which differ (fontconfig format).
 */
const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>${resolve('node_modules/@expo-google-fonts/noto-serif/600SemiBold')}</dir>
  <dir>${resolve('node_modules/@expo-google-fonts/noto-serif/400Regular')}</dir>
  <dir>${resolve('node_modules/dejavu-fonts-ttf/ttf')}</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
  <match>
    <test name="family" qual="all" compare="not_eq"><string>Noto Serif</string></test>
    <edit name="family" mode="append" binding="strong"><string>Open Sans</string></edit>
  </match>
</fontconfig>
`;
