import type { Page, Request } from 'playwright-core';
import { vi } from 'vitest';
import { painted } from './browser.ts';

/** How a control is pressed: the way of a person, with what happens before and after the click. */
export type Pointer = 'mouse' | 'touch';

/** What can be pressed. */
const CONTROLS =
  'a[href], button, summary, select, textarea, input:not([type=hidden]), label[for], [role=option]';

/** What is typed into the first field of a form before the controls beside it are pressed. */
const TYPED = 'affidavit';

/** What people have done before they press a control. */
interface State {
  /** The control that they have pressed, by its number on the page as it opens. */
  opened?: number;
  /** The field that they have typed into, by its number too. */
  field?: number;
}

interface Options {
  page: Page;
  pointer: Pointer;
  /** The address of the page. */
  path: string;
  /** The part of the page in which each control is pressed. */
  within: string;
  /** Whether links, which need no script, are left out. */
  skipsLinks?: boolean;
}

/** What is seen of a page, and where it leads. */
interface Noticed {
  text: string;
  /** What is open, and what is marked as the current one. */
  states: string;
  /** The field or frame that has the focus. */
  focus: string;
  address: string;
}

/**
 * Presses each control that can be seen in a part of a page, once, from the states in which people meet
 * it: the page as it opens, a text typed into a field beside it, something opened by another control.
 * What a control does is what a press on it changes, and a press on nothing does not.
 *
 * @returns how many were pressed, and a line for each that does nothing
 */
export async function pressAll(options: Options): Promise<{ pressed: number; dead: string[] }> {
  const { page, path, skipsLinks = false } = options;
  const visit = await visitOf(page, path);
  const dead: string[] = [];
  let pressed = 0;

  /** Has the page in a state, from its beginning. */
  const reach = async ({ opened, field }: State) => {
    await visit.open();
    if (opened !== undefined) {
      await pressControl(options, opened);
      // What it opens may come later, such as the focus of a field, for which the bar of calls makes room.
      await visit.settle();
      // Where it leads itself is not where the next press leads.
      await visit.leads();
    }
    if (field === undefined) return;

    await pressControl(options, field);
    await page.keyboard.type(TYPED);
    await visit.settle();
  };

  /** Presses a control in a state that the page has. */
  const press = async (index: number, state: State, before: Noticed) => {
    pressed += 1;
    const hasEffect = async () => (await visit.leads()) || !(await isAs(page, before));
    const follows = async () => {
      await pressControl(options, index);
      return vi.waitUntil(hasEffect, { timeout: 5000 }).catch(() => false);
    };
    if (await follows()) return;

    // It may have closed by itself, or been seen only where the page was scrolled to, as the bar of calls
    // is: what can't be seen in this state can't be pressed there, and what is dead is dead twice.
    await reach(state);
    if (!(await page.locator(CONTROLS).nth(index).isVisible())) return;
    if (!(await follows())) dead.push(`${await nameOf(page, index)}${inWords(state)}`);
  };

  /** What is seen where somebody presses on nothing in a state. */
  const seenBeside = async (state: State) => {
    await reach(state);
    await pressNothing(options);
    return notice(page);
  };

  /** Presses controls in a state, each from its beginning. @returns those that have opened something */
  const pressEach = async (controls: readonly Control[], state: State) => {
    const before = await seenBeside(state);
    await reach(state);
    const start = await notice(page);

    const opened: { index: number; shown: Control[] }[] = [];
    for (const { index, isLink } of controls) {
      if (isLink && skipsLinks) continue;
      // Most links leave the page as it is.
      if (!(await isAs(page, start))) await reach(state);
      await press(index, state, before);
      if (isLink) continue;

      await visit.settle();
      const seen = await seenControls(options);
      const shown = seen.filter((control) => !known.has(control.index));
      if (shown.length > 0) opened.push({ index, shown });
    }
    return opened;
  };

  await visit.open();
  const first = await seenControls(options);
  const known = new Set(first.map(({ index }) => index));

  // A menu, for example, has controls of its own.
  const opened = await pressEach(first, {});
  for (const { index, shown } of opened) await pressEach(shown, { opened: index });

  for (const { index: field } of first.filter(({ isFirstText }) => isFirstText)) {
    await reach({ field });
    await pressEach(await seenControls(options, field), { field });
  }
  return { pressed, dead };
}

declare global {
  interface Window {
    /** Where presses on the page lead: the addresses of links and forms. */
    ways: string[];
  }
}

/** A page that stays where it is: where a press leads is noted, and not followed. */
async function visitOf(page: Page, path: string) {
  await page.addInitScript(() => {
    window.ways = [];
    // The last to hear of it: what the page's own scripts have prevented leads nowhere.
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || event.defaultPrevented) return;
      window.ways.push(link.href);
      const [here, there] = [location.href, link.href].map((href) => href.split('#')[0]);
      const isHere = link.hash !== '' && there === here;
      if (!isHere) event.preventDefault();
    });
    addEventListener('submit', (event) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
      if (event.target.method !== 'dialog') window.ways.push(event.target.action);
      event.preventDefault();
    });
  });

  // What a script leads to, such as the draft of an email.
  const ways: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => ways.push(url));

  const waiting = page.locator('[data-when=load]:not([data-hydrated], [data-failed])');
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));

  return {
    open: async () => {
      // To a browser, the way from an anchor of the page that is open leads to no new page.
      if (page.url().includes('#')) await page.goto('about:blank');
      pending.clear();
      await page.goto(`.${path}`);
      // Page Not Found may become another page.
      await waiting.first().waitFor({ state: 'detached' });
      await painted(page);
    },
    /** Waits until nothing is on its way any more; of what a browser fetches ahead it may tell no end. */
    settle: async () => {
      await vi.waitUntil(() => pending.size === 0, { timeout: 5000 }).catch(() => pending.clear());
      await painted(page);
    },
    /** Whether the presses since the last look lead somewhere. */
    leads: async () => {
      const ofPage = await page.evaluate(() => window.ways.splice(0));
      const ofScripts = ways.splice(0);
      return ofPage.length + ofScripts.length > 0;
    },
  };
}

/** Presses where nothing can be pressed: at the very edge of the page. */
async function pressNothing({ page, pointer }: Options): Promise<void> {
  const [x, y] = [1, (page.viewportSize()?.height ?? 0) / 2];
  await (pointer === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await painted(page);
}

interface Control {
  /** Its number among all elements that can be pressed. */
  index: number;
  isLink: boolean;
  /** Whether it is the first of its form that text is typed into. */
  isFirstText: boolean;
}

/**
 * The controls that can be seen in the part of the page.
 * @param field the number of a field, for the buttons and links of its form alone
 */
function seenControls({ page, within }: Options, field?: number): Promise<Control[]> {
  return page.evaluate(
    ({ selector, part, fieldIndex }) => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)];
      const form = fieldIndex === undefined ? undefined : all[fieldIndex]?.closest('form, search');
      return all.flatMap((control, index) => {
        const isSeen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const isInside = form === undefined ? control.closest(part) : form?.contains(control);
        const isHeardOnly = control.closest('.visually-hidden, .skip-link, [aria-hidden=true]');
        if (!isSeen || !isInside || isHeardOnly) return [];

        // The one that says that it is the current one leads to where one is.
        const isDone = control.matches('button[aria-current=true]');
        const isBeside = form === undefined || !control.matches('input, select, textarea, label');
        if (isDone || !isBeside) return [];
        const texts = control.closest('form, search')?.querySelectorAll('input, textarea');
        return [{ index, isLink: control.matches('a'), isFirstText: control === texts?.[0] }];
      });
    },
    { selector: CONTROLS, part: within, fieldIndex: field },
  );
}

/** Presses the middle of the first line of a control, as a hand does: whatever lies there is hit. */
async function pressControl({ page, pointer }: Options, index: number): Promise<void> {
  const control = page.locator(CONTROLS).nth(index);
  const { x, y } = await control.evaluate((element) => {
    const middle = () => {
      const [line = element.getBoundingClientRect()] = element.getClientRects();
      return { x: line.x + line.width / 2, y: line.y + line.height / 2 };
    };
    const { x: left, y: top } = middle();
    // The bar of calls goes where the page is scrolled up, so nothing moves that a finger can reach.
    const isInReach = element.contains(document.elementFromPoint(left, top));
    if (!isInReach) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return middle();
  });

  if (pointer === 'touch') return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  // What the pointer moves away as it goes down is moved by the time that it goes up.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.mouse.up();
}

function notice(page: Page): Promise<Noticed> {
  return page.evaluate(() => {
    const states = document.querySelectorAll('details, [popover], [aria-expanded], [aria-current]');
    const { activeElement } = document;
    const isEntered = activeElement?.matches('input, select, textarea, iframe, [tabindex]');
    return {
      text: document.body.innerText,
      states: [...states]
        .map((element) => {
          const isOpen = element.matches('[open], :popover-open');
          return `${isOpen} ${element.ariaExpanded} ${element.ariaCurrent}`;
        })
        .join(),
      focus: isEntered ? (activeElement?.outerHTML ?? '') : '',
      address: location.href,
    };
  });
}

/** Whether a page looks as it did; one that is gone does not. */
async function isAs(page: Page, before: Noticed): Promise<boolean> {
  const now = await notice(page).catch(() => undefined);
  return JSON.stringify(now) === JSON.stringify(before);
}

function nameOf(page: Page, index: number): Promise<string> {
  return page
    .locator(CONTROLS)
    .nth(index)
    .evaluate((element) => {
      const words = element.ariaLabel ?? element.textContent ?? '';
      return `${element.localName} "${words.trim().slice(0, 40)}"`;
    });
}

function inWords({ opened, field }: State): string {
  if (opened !== undefined) return ', opened by another';
  return field === undefined ? '' : `, after "${TYPED}" was typed`;
}
