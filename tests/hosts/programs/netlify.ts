import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { OUT_OPTION } from '../../../scripts/cli/command.ts';
import { freePort } from '../../support/free-port.ts';
import { copySite } from '../copy-site.ts';
import { ALL, type Host, PACKAGES, type Place } from '../host.ts';
import { serve } from '../serve.ts';

/**
 * Netlify's rules, as its own program for one's own machine knows them. Edge functions, of which the
 * site has none, are off, because their runtime would be downloaded.
 */
export const netlify: Host = {
  name: 'netlify dev',
  program: 'netlify',
  install: 'npm ci --prefix tests/hosts/packages',
  seen: {
    ...ALL,
    missingAs: 'the path',
    movedBare: true,
    // A site on one's own machine is not kept.
    cache: () => 'public, max-age=0',
    encodings: [],
    endsAt: ['/%'],
    copies: ['slash', 'html', 'index', '404'],
    shown: ['/_headers', '/_redirects', '/.mobile-notary-site'],
  },
  start: async (place) => {
    await cp('netlify.toml', join(place.folder, 'netlify.toml'));
    await copySite(place);
    await finishBuild(place);
    const args = [
      ...['dev', '--offline', '--no-open', '--internal-disable-edge-functions'],
      ...['--dir', OUT_OPTION.default, '--port', `${place.port}`],
      ...['--functions-port', `${await freePort()}`, '--staticServerPort', `${await freePort()}`],
    ];
    return serve(place, resolve(PACKAGES, 'netlify'), args, { NETLIFY_TELEMETRY_DISABLED: '1' });
  },
};

/** What the command in netlify.toml does once the site is built. */
async function finishBuild({ folder }: Place): Promise<void> {
  const settings = await readFile('netlify.toml', 'utf8');
  const after = /^ *command = "npm run build && (.+)"$/m.exec(settings)?.[1];
  if (after === undefined) throw new Error('netlify.toml does nothing after the build.');
  await promisify(execFile)('sh', ['-c', after], { cwd: folder });
}
