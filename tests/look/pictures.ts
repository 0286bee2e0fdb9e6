import { readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import type { Content } from '../../model/content.ts';
import { EDITOR_PATH } from '../../model/routes.ts';
import { readContentFolder } from '../../scripts/content/index.ts';
import { portOf, serveStatic } from '../../scripts/static-server.ts';
import { offerFolder, openFolder } from '../support/editor-folder.ts';
import { findBrowser, GET_A_BROWSER, launchBrowser } from '../support/launch-browser.ts';

const FOLDER = 'coverage/look';
const SITE = 'dist/client';
const CONTENT = 'generated/content.json';
const CONTENT_FOLDER = 'content';

const DOCS_FOLDER = 'docs/pictures';

/** The first screens that README.md begins with, and how wide it shows them. Unit: pixels. */
const README_PICTURES = [
  { name: 'home', width: 1280, height: 800, shownWidth: 640 },
  { name: 'home-phone', width: 375, height: 667, shownWidth: 225 },
];

/** The form of a city in the editor, which docs/editor-setup.md shows. Unit: pixels. */
const EDITOR_PICTURE = { name: 'admin-edit', width: 1280, height: 800 };

/** What sticks to the screen would stand in the middle of a picture of a whole page. */
const STILL = '.site-header{position:static!important}.call-bar{display:none!important}';

/** A picture of a page, on a phone and on a desk. */
interface Picture {
  name: string;
  path: string;
  isDark?: boolean;
  /** The widths of the window. Unit: pixels. */
  widths: readonly number[];
  /** What to do on the page first. */
  before?: (page: Page, width: number) => Promise<void>;
}

/** Narrow enough for a phone, and as wide as the pictures of the design. */
const BOTH = [375, 1440];

/**
 * The second part of `npm run shots`: the pictures of the design in coverage/look, from the site that
 * was built last, the two of README.md, and the editor. The city, the service and the document in them are the
 * first that the content features.
 */
async function main(): Promise<void> {
  const found = await findBrowser();
  if (found === undefined) throw new Error(`There is no browser. ${GET_A_BROWSER}`);

  // Written by our own build, which has validated it.
  const content = JSON.parse(readFileSync(CONTENT, 'utf8')) as Content;
  const server = await serveStatic(SITE, 0);
  const browser = await launchBrowser(found.start);
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });

  const address = `http://localhost:${portOf(server)}`;
  for (const picture of pictures(content)) {
    for (const width of picture.widths) await take(browser, address, picture, width);
  }
  for (const picture of README_PICTURES) await takeFirstScreen(browser, address, picture);
  if (content.business.editor?.enabled) await takeEditor(browser, address, content);

  await browser.close();
  server.close();
  console.log(`The pictures are in ${FOLDER}, those of the documents in ${DOCS_FOLDER}.`);
}

function pictures({ business, pages, documents }: Content): Picture[] {
  const [city = ''] = business.featuredCities;
  const [service = ''] = pages.city.popularServices;
  const [shortName = service] = service.split('-');
  const document = documents.find((each) => each.service !== undefined)?.slug ?? '';
  const answer = new URLSearchParams({ document, place: city });

  return [
    { name: 'home', path: '/', widths: BOTH },
    { name: 'home-dark', path: '/', widths: [1440], isDark: true },
    { name: 'answer', path: `/?${answer}`, widths: BOTH, before: waitForAnswer },
    { name: city, path: `/areas/${city}`, widths: BOTH },
    { name: shortName, path: `/services/${service}`, widths: BOTH },
    { name: 'locations', path: '/locations', widths: BOTH },
    { name: 'places', path: '/places', widths: BOTH },
    { name: 'contact', path: '/contact', widths: BOTH, before: revealPhone },
  ];
}

async function waitForAnswer(page: Page): Promise<void> {
  await page.locator('.finder-answer').waitFor();
}

/** On a phone the number is revealed, on a desk it is hidden. */
async function revealPhone(page: Page, width: number): Promise<void> {
  if (width > 375) return;
  await page.locator('.contact-details button').first().click();
}

async function take(browser: Browser, address: string, picture: Picture, width: number) {
  const { name, path, isDark = false, before } = picture;
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme: isDark ? 'dark' : 'light',
    // The policy of the site would refuse the style below.
    bypassCSP: true,
  });

  await page.goto(address + path, { waitUntil: 'networkidle' });
  await before?.(page, width);
  await page.addStyleTag({ content: STILL });
  // Pictures that wait until they come into view.
  for (const image of await page.locator('img:visible').all()) await image.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${FOLDER}/${name}-${width}.png`, fullPage: true });
  await page.close();
}

/** Takes the first screen of the home page, twice as sharp as README.md shows it. */
async function takeFirstScreen(
  browser: Browser,
  address: string,
  { name, width, height, shownWidth }: (typeof README_PICTURES)[number],
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
  await page.goto(address, { waitUntil: 'networkidle' });
  const screen = await page.screenshot();
  await page.close();

  const small = sharp(screen)
    .resize(2 * shownWidth)
    .png({ palette: true });
  await small.toFile(join(DOCS_FOLDER, `${name}.png`));
}

/** Takes the editor with a city open, as it looks on a folder with the content of the site. */
async function takeEditor(
  browser: Browser,
  address: string,
  { business, cities }: Content,
): Promise<void> {
  const { name, width, height } = EDITOR_PICTURE;
  const city = cities.find(({ slug }) => slug === business.featuredCities[0]);
  if (city === undefined) return;

  const page = await browser.newPage({ viewport: { width, height } });
  await offerFolder(page);
  await page.goto(`${address}${EDITOR_PATH}#/collections/cities`, { waitUntil: 'networkidle' });
  await openFolder(page, await readContentFolder(CONTENT_FOLDER));
  await page.getByRole('gridcell', { name: `${city.name}, ${city.state}` }).click();
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
  // The form slides in, and its icons are letters of a font.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  await page.evaluate(() => document.fonts.ready);

  const screen = await page.screenshot();
  await page.close();
  await sharp(screen)
    .png({ palette: true })
    .toFile(join(DOCS_FOLDER, `${name}.png`));
}

await main();
