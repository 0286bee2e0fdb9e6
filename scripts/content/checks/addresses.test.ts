import { expect, it } from 'vitest';
import { FIXTURE, settings } from '../../../tests/support/fixture.ts';
import { type Diagnostic, formatDiagnostic } from '../diagnostic.ts';
import { checkContent } from '../index.ts';
import { readContentFolder } from '../read.ts';

const original = await readContentFolder(FIXTURE);
const ICONS = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/seal.png'];

/** The content with redirects from these paths. */
function withRedirects(...paths: string[]) {
  const entries = paths.map((from) => `  - from: ${from}\n    to: /areas\n`).join('');
  const text = `redirects:\n${entries || '  []\n'}`;
  const files = original.map((file) => (file.path === 'redirects.yaml' ? { ...file, text } : file));
  return files;
}

const plain = withRedirects();

/** What is said of files in public/. */
function reportsOf(publicFiles: readonly string[] | undefined, files = plain) {
  const { diagnostics } = checkContent(files, settings, { publicFiles });
  const isOfAddress = ({ file }: Diagnostic) => /^public\/|redirects\.yaml$/.test(file);
  return diagnostics.filter(isOfAddress).map(formatDiagnostic);
}

const takes = (file: string, place: string) =>
  `public${file}  this file would replace ${place}. Rename or delete it.`;

it.each([
  ['/google1234.html'],
  ['/BingSiteAuth.xml'],
  ['/.well-known/security.txt'],
  ['/CNAME'],
  ['/areas/parking.pdf'],
  ['/areas/bosie.html'],
  ['/admin.txt'],
  ['/map/index.html'],
  ['/sitemap-of-ours.xml'],
])('takes %s', (file) => {
  expect(reportsOf([...ICONS, file])).toEqual([]);
});

it('warns of what file managers leave behind, but takes hidden files that hosts ask for', () => {
  const served = ['/.nojekyll', '/.well-known/security.txt'];
  const left = ['/img/.DS_Store', '/img/._photo.jpg', '/Thumbs.db'];
  expect(reportsOf([...ICONS, ...served, ...left])).toEqual([
    'public/img/._photo.jpg  warning: a program put this here, and visitors could open it. Delete it. Also at public/img/.DS_Store, public/Thumbs.db.',
  ]);
});

it('refuses hidden files, and names a folder of them once', () => {
  expect(reportsOf([...ICONS, '/.env', '/.git/HEAD', '/.git/config'])).toEqual([
    'public/.env  hidden, so it may be secret, and visitors could open it. Move it out of public/, or delete it. Also at public/.git.',
  ]);
});

it.each([
  ['/index.html', 'the page /'],
  ['/areas.html', 'the page /areas'],
  ['/Areas.HTML', 'the page /areas'],
  ['/areas', 'the page /areas'],
  ['/areas/index.html', 'the page /areas'],
  ['/areas.html/x.txt', 'the page /areas'],
  ['/areas/boise.html', 'the page /areas/boise'],
  ['/areas/BOISE/index.html', 'the page /areas/boise'],
  ['/locations/boise.html', 'the page /locations/boise'],
  ['/services/apostille', 'the page /services/apostille'],
  ['/places/zoo-boise.html', 'the page /places/zoo-boise'],
  ['/404.html', 'the page /404'],
  ['/sitemap.xml', "the site's own /sitemap.xml"],
  ['/SITEMAP.XML', "the site's own /sitemap.xml"],
  ['/sitemap.xml/x', "the site's own /sitemap.xml"],
  ['/robots.txt', "the site's own /robots.txt"],
  ['/search.json', "the site's own /search.json"],
  ['/_headers', "the site's own /_headers"],
  ['/_redirects', "the site's own /_redirects"],
  ['/contact.vcf', "the site's own /contact.vcf"],
  ['/admin/index.html', 'what the build puts into /admin'],
  ['/admin', 'what the build puts into /admin'],
  ['/assets/logo.png', 'what the build puts into /assets'],
  ['/Cards/mine.svg', 'what the build puts into /cards'],
  ['/cards/home.png', 'what the build puts into /cards'],
])('refuses %s, and names %s', (file, place) => {
  expect(reportsOf([...ICONS, file])).toEqual([takes(file, place)]);
});

it('refuses a file and a redirect at one address, and names both', () => {
  const served = (from: string, file: string) => [
    `content/redirects.yaml:2:11  redirects[1].from: "${from}" conflicts with public${file}. Delete this redirect.`,
  ];
  expect(reportsOf([...ICONS, '/old.html'], withRedirects('/Old'))).toEqual(
    served('/Old', '/old.html'),
  );
  expect(reportsOf([...ICONS, '/old.html'], withRedirects('/old.html'))).toEqual(
    served('/old.html', '/old.html'),
  );
  expect(reportsOf([...ICONS, '/old'], withRedirects('/old/page'))).toEqual(
    served('/old/page', '/old'),
  );
  expect(reportsOf(ICONS, withRedirects('/favicon.ico'))).toEqual(
    served('/favicon.ico', '/favicon.ico'),
  );
  // A folder beside the page of a redirect.
  expect(reportsOf([...ICONS, '/old/price-list.pdf'], withRedirects('/old'))).toEqual([]);
});

it('refuses symbolic links in public/', () => {
  const folder = { publicFiles: ICONS, publicLinks: ['/rates.pdf'] };
  const { diagnostics, content } = checkContent(plain, settings, folder);
  expect(diagnostics.map(formatDiagnostic)).toContainEqual(
    expect.stringContaining('public/rates.pdf  a symbolic link, which may lead anywhere'),
  );
  expect(content).toBeUndefined();
});

it('asks for the pictures that every page names', () => {
  const missing = 'missing. Every site has this picture. Restore it.';
  expect(reportsOf([])).toEqual([
    `public/apple-touch-icon.png  ${missing} Also at public/favicon.ico, public/favicon.svg, public/seal.png.`,
  ]);
  expect(reportsOf(undefined)).toEqual([]);
});
