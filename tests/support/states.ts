import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { parse } from 'yaml';
import { violationsNow } from '../site/axe.ts';
import { hydrated, ISLAND_FILES, WITH_MAPS } from './browser.ts';
import { look, lookIn } from './look.ts';
import { fieldsIn, fillIn, MESSAGE, MESSAGE_AS_DRAFT, MESSAGE_AS_POSTED } from './message.ts';

/** For states, which differ less: with the menu button, and with the masked number. */
const PHONES = [375, 320, 600];
const DESKTOPS = [1280, 900];
const SOME_WIDTHS = [...PHONES, ...DESKTOPS];

/** What came of entering a state. */
interface Entered {
  /** What a visitor now looks at. */
  shown: Locator;
  /** What is wrong beside what is seen. */
  faults?: string[];
}

/** What becomes of a page when a visitor does something on it. */
export interface State {
  path: string;
  /** On the second site, which posts messages and loads maps by itself. */
  isOfOther?: true;
  /** The first one is where the state is entered. Default: phones and desktops. Unit: pixels. */
  widths?: readonly number[];
  /** Whether to look at the whole page, because all of it has changed. */
  isWhole?: true;
  /** Expected console messages and requests. */
  allow?: RegExp;
  /** Runs before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Leads from a newly opened page to the state. */
  enter: (page: Page) => Promise<Entered>;
}

const FORM_SERVICE = 'https://forms.example.com/your-form';

/** Mocks the maps and the form service of the second site. Without a status, it never answers. */
const withService = (status?: number) => async (page: Page) => {
  await WITH_MAPS.before(page);
  await page.route(FORM_SERVICE, async (route) => {
    const headers = { 'Access-Control-Allow-Origin': '*' };
    if (status !== undefined) await route.fulfill({ status, headers });
  });
};

const withoutIslands = (page: Page) => page.route(ISLAND_FILES, (route) => route.abort());
const LOST = /^failed: .*\/assets\/|ERR_FAILED|Failed to fetch dynamically imported module/;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

const searchFor = async (page: Page, text: string) => {
  const field = page.getByRole('searchbox');
  await field.focus();
  await page.keyboard.type(text);
};

/** Opens the map of a page. */
const openMap = async (page: Page): Promise<Entered> => {
  await page.locator('.map-open > a').click();
  await page.frameLocator('iframe').getByText('The real map').waitFor();
  return { shown: page.locator('.map-box iframe') };
};

/** Types a message and sends it. @returns the request, if the site posts messages */
async function send(page: Page, typed: Partial<Record<keyof typeof MESSAGE, string>>) {
  await page.getByLabel('Name').focus();
  await hydrated(page, 'ContactForm');
  await fillIn(page, typed);
  await press(page, 'Send Message');
}

/** Sends the whole message by the form service, and compares what it gets. */
async function post(page: Page): Promise<string[]> {
  const request = page.waitForRequest(FORM_SERVICE);
  await send(page, MESSAGE);
  const posted = fieldsIn((await request).postData() ?? '');
  const differs = Object.entries(MESSAGE_AS_POSTED).filter(([name, text]) => posted[name] !== text);
  return differs.map(([name, text]) => `posts ${name}: "${posted[name]}" instead of "${text}"`);
}

async function compareDraft(page: Page, body: string): Promise<string[]> {
  const href = await page.getByRole('link', { name: 'Open draft' }).getAttribute('href');
  const found = new URL(href ?? '').searchParams.get('body') ?? '';
  return found === body ? [] : [`drafts ${JSON.stringify(found)}`];
}

/** Waits for the screen that Page Not Found becomes at an address of this kind. */
const screenAt = (path: string, name: string): State => ({
  path,
  isWhole: true,
  allow: /^Page not found/,
  enter: async (page) => ({ shown: page.getByRole('heading', { level: 1, name }) }),
});

/** The contact page of the site that posts messages. */
const atService = (status?: number) =>
  ({
    path: '/contact',
    isOfOther: true,
    allow: /www\.google\.com|forms\.example\.com|status of 422/,
    before: withService(status),
  }) as const;

const outcome = (page: Page) => page.locator('.outcome');

/** The states of the pages, and how to get there. */
export const STATES = {
  'page not found': screenAt('/nope', 'Page Not Found'),
  'unknown city': screenAt('/areas/silver-city', 'Mobile Notary Services in Silver City, ID'),
  'unknown place': screenAt('/places/nowhere', 'Attraction not found'),
  'scrolled by 1200, home': {
    path: '/',
    enter: async (page) => {
      await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
      const bar = page.getByRole('navigation', { name: 'Quick contact' });
      await bar.waitFor();
      return { shown: bar };
    },
  },
  'scrolled by 600, contact': {
    path: '/contact',
    widths: DESKTOPS,
    enter: async (page) => {
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      return { shown: page.getByRole('banner') };
    },
  },
  menu: {
    path: '/',
    widths: PHONES,
    enter: async (page) => {
      await press(page, 'Menu');
      return { shown: page.locator('#menu') };
    },
  },
  number: {
    path: '/services/apostille',
    widths: DESKTOPS,
    enter: async (page) => {
      await press(page, /^Show phone number/);
      // It stays open while the pointer is there.
      await page.locator('#header-number a').hover();
      return { shown: page.locator('#header-number') };
    },
  },
  'link to the content': {
    path: '/',
    enter: async (page) => {
      await page.keyboard.press('Tab');
      return { shown: page.locator('.skip-link') };
    },
  },
  'number and email revealed': {
    path: '/contact',
    enter: async (page) => {
      await press(page, 'Call or Text');
      await press(page, 'Email Us');
      return { shown: page.locator('.contact-ways .revealed').last() };
    },
  },
  'email revealed in the footer': {
    path: '/questions',
    enter: async (page) => {
      await press(page, 'Show email');
      return { shown: page.locator('.site-footer .revealed') };
    },
  },
  fold: {
    path: '/services',
    enter: async (page) => {
      const fold = page.locator('details:not([open])').first();
      const summary = await fold.locator('summary').elementHandle();
      await summary?.click();
      return { shown: page.locator('details[open] > :not(summary)').first() };
    },
  },
  'list of cities': {
    path: '/places',
    widths: PHONES,
    enter: async (page) => {
      await page.locator('.city-index summary').click();
      return { shown: page.locator('.city-index [open] a').first() };
    },
  },
  'map of a city opened': {
    path: '/areas/meridian',
    allow: WITH_MAPS.allow,
    before: WITH_MAPS.before,
    enter: openMap,
  },
  'map of directions opened': {
    path: '/places/city-park-boise',
    allow: WITH_MAPS.allow,
    before: WITH_MAPS.before,
    enter: openMap,
  },
  hits: {
    path: '/',
    enter: async (page) => {
      await searchFor(page, 'title kuna will');
      return { shown: page.getByRole('list', { name: 'Results' }) };
    },
  },
  'no hits': {
    path: '/services',
    enter: async (page) => {
      await searchFor(page, 'xylophone');
      const shown = page.locator('.search-ways');
      await shown.waitFor();
      const isSaid = await page.locator('.search-count').isVisible();
      return { shown, faults: isSaid ? [] : ['nothing says "Nothing by that name."'] };
    },
  },
  'no places': {
    path: '/places',
    enter: async (page) => {
      await searchFor(page, 'xylophone');
      return { shown: page.getByRole('button', { name: 'Show all attractions' }) };
    },
  },
  loading: {
    path: '/',
    before: (page) => page.route('**/search.json', () => {}),
    enter: async (page) => {
      await searchFor(page, 'title');
      return { shown: page.getByRole('searchbox') };
    },
  },
  draft: {
    path: '/contact',
    enter: async (page) => {
      await send(page, MESSAGE);
      await page.getByText('Nothing has been sent yet').waitFor();
      return { shown: outcome(page), faults: await compareDraft(page, MESSAGE_AS_DRAFT) };
    },
  },
  'half an email': {
    path: '/contact',
    enter: async (page) => {
      await send(page, { email: 'ann@', message: MESSAGE.message });
      return { shown: page.getByRole('link', { name: 'Check your email address' }) };
    },
  },
  'empty draft': {
    path: '/contact',
    enter: async (page) => {
      await send(page, {});
      return { shown: page.getByText('Your draft is empty') };
    },
  },
  sending: {
    ...atService(),
    enter: async (page) => {
      const faults = await post(page);
      return { shown: page.getByText('Sending your message'), faults };
    },
  },
  sent: {
    ...atService(200),
    enter: async (page) => {
      const faults = await post(page);
      await page.getByText("We've received your message.").waitFor();
      return { shown: outcome(page), faults };
    },
  },
  refused: {
    ...atService(422),
    enter: async (page) => {
      const faults = await post(page);
      await page.getByText("We couldn't confirm").waitFor();
      faults.push(...(await compareDraft(page, MESSAGE_AS_DRAFT)));
      const isKept = (await page.getByLabel('Message').inputValue()) === MESSAGE.message;
      if (!isKept) faults.push('lost what was typed');
      return { shown: outcome(page), faults };
    },
  },
  'lost script of the form': {
    path: '/contact',
    allow: LOST,
    before: withoutIslands,
    enter: async (page) => {
      await page.getByLabel('Message').fill('Ann');
      return { shown: page.getByText("The form didn't load.") };
    },
  },
  'lost script of the search': {
    path: '/',
    allow: LOST,
    before: withoutIslands,
    enter: async (page) => {
      await page.getByRole('searchbox').fill('will');
      return { shown: page.getByText("The search isn't working right now.") };
    },
  },
} as const satisfies Record<string, State>;

/** How to open the page of a state. */
export function visitFor(state: State, width = state.widths?.[0] ?? 375) {
  const { site, other } = inject('sites');
  return {
    baseURL: (state.isOfOther ? other : site).url,
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
    ...(state.allow && { allow: state.allow }),
    ...(state.before && { before: state.before }),
  } as const;
}

/** Enters a state of its newly opened page, and looks at it at each of its widths. */
export async function lookAtState(
  page: Page,
  state: State,
  widths = state.widths ?? SOME_WIDTHS,
): Promise<string[]> {
  const { shown, faults: found = [] } = await state.enter(page);
  await shown.waitFor();

  const { isWhole = false } = state;
  const own = ownContacts(state);
  const { height = 0 } = page.viewportSize() ?? {};
  const faults = [...found];
  if (!(await isInWindow(shown, height))) faults.push('what was asked for is outside the window');

  // The look measures targets.
  faults.push(...(await violationsNow(page, ['target-size'])));
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    if (await shown.isVisible()) await shown.scrollIntoViewIfNeeded();
    faults.push(...(await (isWhole ? lookIn(page, [{ width }], own) : look(page, own))));
  }
  return faults;
}

/** Whether the middle of a part, or of its beginning if it's high, is in the window. */
async function isInWindow(part: Locator, height: number): Promise<boolean> {
  const box = await part.boundingBox();
  if (box === null) return false;
  const middle = box.y + Math.min(box.height, height) / 2;
  return middle >= 0 && middle <= height;
}

/** The number and the address of the site that a state is of. */
function ownContacts({ isOfOther }: State) {
  const { site, other } = inject('sites');
  const folder = (isOfOther ? other : site).content;
  const { phone, email } = parse(readFileSync(join(folder, 'business.yaml'), 'utf8'));
  return { number: `+1${String(phone).replace(/\D/g, '')}`, mailboxes: [String(email)] };
}
