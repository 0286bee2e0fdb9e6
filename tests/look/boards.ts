import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { portOf, serveStatic } from '../../scripts/static-server.ts';
import { buildSite } from '../support/commands.ts';
import { FIXTURE, FIXTURE_PUBLIC } from '../support/fixture.ts';
import { findBrowser, GET_A_BROWSER, launchBrowser } from '../support/launch-browser.ts';

const FOLDER = 'coverage/boards';

/** What differs on the second site. */
const OTHER = 'tests/fixtures/other';

const PHONE = 375;
const DESK = 1280;

/** A working day at noon, the same day at night, and a holiday of the other site, all in Idaho. */
const BY_DAY = '2027-03-03T12:00:00-07:00';
const BY_NIGHT = '2027-03-03T22:00:00-07:00';
const ON_A_HOLIDAY = '2099-01-01T12:00:00-07:00';

/** How long a page may take to come into a state. Unit: milliseconds. */
const PATIENCE = 10_000;

/** What is shown around a part of a page, for its outline and its stamp. Unit: pixels. */
const AROUND = 16;

/** What sticks to the screen would lie over a tall part. */
const STILL = '.site-header{position:static!important}.call-bar{display:none!important}';

/** Where the site keeps the code of its islands. */
const ISLAND_FILES = '**/assets/chunks/**';

/** One state of a part of a page. */
interface State {
  /** What the picture is called on its board. */
  name: string;
  /** Which of the two sites of the fixtures; the second has a form service, and closes for holidays. */
  site?: 'site' | 'other';
  path: string;
  /** The width of the window. Unit: pixels. */
  width?: number;
  /** What happens before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** What brings the page into the state. */
  act?: (page: Page) => Promise<unknown>;
  /** The part to show; without one the first screen. */
  part?: string;
}

const BOARDS: Readonly<Record<string, readonly State[]>> = {
  controls: [
    {
      name: 'Hover: the strong button',
      path: '/',
      act: (page) => page.locator('.first-buttons .button-strong').hover(),
      part: '.first-buttons',
    },
    {
      name: 'Focus: the strong button',
      path: '/',
      act: (page) => focus(page, '.first-buttons .button-strong'),
      part: '.first-buttons',
    },
    {
      name: 'Pressed: the strong button',
      path: '/',
      act: async (page) => {
        await page.locator('.first-buttons .button-strong').hover();
        await page.mouse.down();
      },
      part: '.first-buttons',
    },
    {
      name: 'Focus: a field',
      path: '/',
      act: (page) => page.locator('.finder input').first().focus(),
      part: '.sheet',
    },
    {
      name: 'Hover: a cell',
      path: '/services',
      act: (page) => page.locator('.service-cell .ledger-link').nth(1).hover(),
      part: '.ledger-services',
    },
    {
      name: 'Focus on the dark ground',
      path: '/',
      act: (page) => focus(page, '.closing-call .button-strong'),
      part: '.closing-call',
    },
    {
      name: 'Focus in the footer',
      path: '/',
      act: (page) => focus(page, '.site-footer nav a'),
      part: '.site-footer',
    },
  ],

  notary: [
    { name: 'Your notary, filled in', path: '/contact', part: '.contact-notary' },
    { name: 'Your notary on a phone', path: '/contact', width: PHONE, part: '.contact-notary' },
    { name: 'Your notary among the questions', path: '/questions', part: '.notary-facts' },
  ],

  status: [
    {
      name: 'Open by day',
      path: '/',
      before: (page) => page.clock.setFixedTime(BY_DAY),
      part: '.home-hero-words',
    },
    {
      name: 'Closed by night',
      path: '/',
      before: (page) => page.clock.setFixedTime(BY_NIGHT),
      part: '.home-hero-words',
    },
    {
      name: 'Closed for a holiday',
      site: 'other',
      path: '/contact',
      width: PHONE,
      before: (page) => page.clock.setFixedTime(ON_A_HOLIDAY),
      part: '.contact-facts',
    },
    {
      name: 'The number in the header',
      path: '/',
      act: (page) => page.locator('.phone-button button').click(),
    },
    {
      name: 'Phone and email revealed',
      path: '/contact',
      width: PHONE,
      act: async (page) => {
        for (const button of await page.locator('.contact-details button').all()) {
          await button.click();
        }
      },
      part: '.contact-details',
    },
    {
      name: 'Email in the footer',
      path: '/',
      width: PHONE,
      act: (page) => page.locator('.site-footer .reveal button').click(),
      part: '.site-footer',
    },
    {
      name: 'Menu open',
      path: '/services',
      width: PHONE,
      act: (page) => page.locator('.menu-toggle').click(),
    },
    {
      name: 'Testimonials paused',
      path: '/',
      width: PHONE,
      act: (page) => page.locator('.carousel-pause').click(),
      part: '.testimonials',
    },
  ],

  forms: [
    {
      name: 'A message with its hint',
      site: 'other',
      path: '/contact',
      width: PHONE,
      act: fillMessage,
      part: '.sheet',
    },
    {
      name: 'Sending: the button waits',
      site: 'other',
      path: '/contact',
      width: PHONE,
      // Nothing answers.
      before: (page) => page.route('https://forms.example.com/**', () => {}),
      act: sendMessage,
      part: '.sheet',
    },
    {
      name: 'Sent',
      site: 'other',
      path: '/contact',
      width: PHONE,
      before: (page) => answerForms(page, 200),
      act: async (page) => {
        await sendMessage(page);
        await page.getByText('Thank you').waitFor();
      },
      part: '.sheet',
    },
    {
      name: 'Not sent',
      site: 'other',
      path: '/contact',
      width: PHONE,
      before: (page) => answerForms(page, 500),
      act: async (page) => {
        await sendMessage(page);
        await page.getByText('Call instead').waitFor();
      },
      part: '.sheet',
    },
  ],

  finder: [
    {
      name: 'Nothing asked: an error',
      path: '/',
      width: PHONE,
      act: async (page) => {
        await ask(page, '', '');
        await page.locator('.finder [aria-invalid]').first().waitFor();
      },
      part: '.sheet',
    },
    {
      name: 'Offers',
      path: '/',
      width: PHONE,
      act: async (page) => {
        await page.locator('.finder input').first().pressSequentially('affi');
        await page.getByRole('option').first().waitFor();
        await page.keyboard.press('ArrowDown');
      },
      part: '.sheet',
    },
    {
      name: 'Several of one name',
      path: '/',
      width: PHONE,
      act: (page) => ask(page, 'affidavit', ''),
      part: '.sheet',
    },
    {
      name: "A place that isn't known",
      path: '/',
      width: PHONE,
      act: (page) => ask(page, 'vehicle titles', 'Xyzzyville'),
      part: '.sheet',
    },
    {
      name: 'An answer',
      path: '/',
      width: PHONE,
      act: (page) => ask(page, 'vehicle titles', 'Boise'),
      part: '.sheet',
    },
    {
      name: 'No',
      path: '/',
      width: PHONE,
      act: (page) => ask(page, 'birth certificates', 'Kuna'),
      part: '.sheet',
    },
    {
      name: 'A question that people ask',
      path: '/',
      width: PHONE,
      act: (page) => ask(page, 'cash', ''),
      part: '.sheet',
    },
    {
      name: 'The finder could not be loaded',
      path: '/',
      width: PHONE,
      before: (page) => page.route(ISLAND_FILES, (route) => route.abort()),
      act: async (page) => {
        await page.locator('.finder input').first().focus();
        await page.locator('[data-failed]').first().waitFor({ state: 'attached' });
      },
      part: '.sheet',
    },
  ],

  places: [
    {
      name: 'No result',
      path: '/places',
      act: async (page) => {
        await page.getByRole('searchbox').pressSequentially('volcano');
        await page.getByText('No attractions found matching "volcano"').waitFor();
      },
    },
    {
      name: 'Some results',
      path: '/places',
      act: async (page) => {
        await page.getByRole('searchbox').pressSequentially('boise');
        await page.locator('.city-group[hidden]').first().waitFor({ state: 'attached' });
      },
    },
    {
      name: 'The real map',
      path: '/areas/meridian',
      act: async (page) => {
        await page.locator('.map-open a').click();
        await page.frameLocator('iframe').getByText('The real map').waitFor();
      },
    },
  ],
};

/**
 * The third part of `npm run shots`: on boards in coverage/boards, in light and in dark, the states that no
 * page shows by itself. What a page shows, the first part takes.
 */
async function main(): Promise<void> {
  const found = await findBrowser();
  if (found === undefined) throw new Error(`There is no browser. ${GET_A_BROWSER}`);

  const root = mkdtempSync(join(tmpdir(), 'boards-'));
  const sites = {
    site: await serve(FIXTURE, root),
    other: await serve(otherContent(root), root),
  };
  const browser = await launchBrowser(found.start);
  rmSync(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });

  const only = process.argv.slice(2);
  for (const [name, states] of Object.entries(BOARDS)) {
    if (only.length > 0 && !only.includes(name)) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      const pictures: string[] = [];
      for (const state of states) {
        const { address } = sites[state.site ?? 'site'];
        const picture = await take(browser, address, state, colorScheme);
        pictures.push(figure(state, picture));
      }
      await writeBoard(browser, `${name}-${colorScheme}`, pictures.join(''));
    }
  }

  await browser.close();
  for (const { server } of Object.values(sites)) server.close();
  rmSync(root, { recursive: true });
  console.log(`The boards are in ${FOLDER}.`);
}

/** Builds a content folder and serves the site. */
async function serve(content: string, root: string) {
  const folder = mkdtempSync(join(root, 'site-'));
  const folders = ['--content', content, '--public', FIXTURE_PUBLIC, '--out', folder];
  await buildSite(...folders, '--no-cards');
  const server = await serveStatic(folder, 0);
  return { server, address: `http://localhost:${portOf(server)}` };
}

/** The content of the second site of the fixtures: one folder over the other. */
function otherContent(root: string): string {
  const content = join(root, 'other');
  for (const folder of [FIXTURE, OTHER]) cpSync(folder, content, { recursive: true });
  return content;
}

/** Some blocks of a town with a park, as a tile. */
const STREETS = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240">
  <path fill="#c9dfbf" d="M126 126h48v48h-48z"/>
  <path stroke="#fff" stroke-width="7" d="M0 60h240M0 180h240M60 0v240M180 0v240"/>
  <path stroke="#fff" stroke-width="3" d="M0 120h240M120 0v240"/>
</svg>`;

/** What stands in the place of a real map, which no picture asks for. */
const REAL_MAP = {
  contentType: 'text/html',
  body: `<style>
    body { margin: 0; background: #e9e5dc url('data:image/svg+xml,${encodeURIComponent(STREETS)}') }
    p { display: inline-block; margin: 1rem; padding: 0.5rem 0.75rem; font: 1rem sans-serif; background: #fff }
  </style><p>The real map</p>`,
};

/** Takes a picture of a state, with some room around a part of a page. */
async function take(
  browser: Browser,
  address: string,
  { name, path, width = DESK, before, act, part }: State,
  colorScheme: 'light' | 'dark',
): Promise<Buffer> {
  const height = width < 700 ? 667 : 800;
  const viewport = { width, height };
  const page = await browser.newPage({ viewport, colorScheme, bypassCSP: true });
  page.setDefaultTimeout(PATIENCE);
  await page.route('https://*.google.com/**', (route) => route.fulfill(REAL_MAP));
  await before?.(page);
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await act?.(page).catch((error: Error) => {
    // The picture shows how far it came.
    console.error(`"${name}" was not reached: ${error.message.split('\n')[0]}`);
    process.exitCode = 1;
  });
  // Whatever moves has arrived.
  await endAnimations(page);
  const picture = part ? await takePart(page, page.locator(part).first()) : await page.screenshot();
  await page.close();
  return picture;
}

async function takePart(page: Page, part: Locator): Promise<Buffer> {
  await page.addStyleTag({ content: STILL });
  await part.scrollIntoViewIfNeeded();
  // What is loaded when it is near.
  for (const late of await part.locator(':is(img, iframe):visible').all()) {
    await late.scrollIntoViewIfNeeded();
  }
  await page.waitForLoadState('networkidle');

  const { x, y, width, height } = await part.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height };
  });
  const left = Math.max(0, x - AROUND);
  const top = Math.max(0, y - AROUND);
  const right = Math.min(page.viewportSize()?.width ?? Infinity, x + width + AROUND);
  const clip = { x: left, y: top, width: right - left, height: y + height + AROUND - top };
  return page.screenshot({ fullPage: true, clip });
}

/** Ends what is moving, but for the clock of the number in the header. */
function endAnimations(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const isClock = animation instanceof CSSAnimation && animation.animationName === 'stand-open';
      if (isClock) animation.pause();
      else if (animation.timeline === document.timeline) animation.finish();
    }
  });
}

/** A picture with its name, as a part of a board. */
function figure({ name, width = DESK }: State, picture: Buffer): string {
  const source = `data:image/png;base64,${picture.toString('base64')}`;
  const shownWidth = width < 700 ? 320 : 640;
  return `<figure><figcaption>${name}</figcaption><img src="${source}" width="${shownWidth}"></figure>`;
}

async function writeBoard(browser: Browser, name: string, figures: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1360, height: 800 } });
  const style =
    'body{display:flex;flex-wrap:wrap;gap:16px;margin:16px;font:15px sans-serif;background:#555}figure{margin:0}figcaption{padding:4px 0;color:#fff}img{display:block}';
  await page.setContent(`<style>${style}</style>${figures}`, { waitUntil: 'load' });
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
  await page.close();
}

/** Gives something the focus as a key does. */
async function focus(page: Page, selector: string): Promise<void> {
  await page.keyboard.press('Tab');
  await page.locator(selector).first().focus();
}

async function fillMessage(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ana Sample');
  await page.getByLabel('Email', { exact: true }).fill('ana@example.com');
  await page.getByLabel('Document Type').selectOption({ index: 1 });
  await page.getByLabel('Message', { exact: true }).fill('Two signatures on Thursday, please.');
}

async function sendMessage(page: Page): Promise<void> {
  await fillMessage(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.locator('.outcome > p').first().waitFor();
}

function answerForms(page: Page, status: number): Promise<unknown> {
  return page.route('https://forms.example.com/**', (route) =>
    route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
}

/** Fills in the fields of the finder, and sends them. */
async function ask(page: Page, document: string, place: string): Promise<void> {
  const [documentField, placeField] = await page.locator('.finder input').all();
  await documentField?.focus();
  await page.locator('[data-island=Finder][data-hydrated]').waitFor({ state: 'attached' });
  await documentField?.fill(document);
  await placeField?.fill(place);
  // By key: offers lie over the button.
  await placeField?.press('Enter');
  await page.locator('.finder-answer, .finder [aria-invalid]').first().waitFor();
}

await main();
