import type { Page, Request } from 'playwright-core';
import { vi } from 'vitest';
import { painted } from './browser.ts';

/** How a control is pressed, including the events around the click. */
export type Pointer = 'mouse' | 'touch';

const CONTROLS =
  'button, summary, select, textarea, input:not([type=hidden]), label[for], [role=option]';

/** Typed into the first field of a form before its other controls are pressed. */
const TYPED = 'affidavit';

/** What happens before a press. */
interface State {
  /** The control that was pressed, by its index on the initial page. */
  opened?: number;
  /** The field that was typed into, by the same index. */
  field?: number;
}

interface Options {
  page: Page;
  pointer: Pointer;
  path: string;
  /** The part of the page to test. */
  within: string;
  /** The components whose controls have been pressed already, by class names. Adds to it. */
  done?: Set<string>;
}

/** What a person notices on a page. */
interface Noticed {
  text: string;
  /** Open elements and current ones. */
  states: string;
  /** The focused field or frame. */
  focus: string;
  address: string;
}

/**
 * Presses the visible controls in a part of a page, one of each component, from the states in which
 * people find it: the initial page, after typing into a neighboring field, or after opening something. A
 * control works if pressing it changes something that a press on nothing doesn't. Links aren't pressed,
 * since rules know where they lead.
 * @returns the number of presses, and a line for each control that does nothing
 */
export async function pressAll(options: Options): Promise<{ pressed: number; dead: string[] }> {
  const { page, path, done = new Set() } = options;
  const visit = await visitOf(page, path);
  const dead: string[] = [];
  let pressed = 0;

  /** Reloads the page and brings it into a state. */
  const reach = async ({ opened, field }: State) => {
    await visit.open();
    if (opened !== undefined) {
      await pressControl(options, opened);
      // It may take effect later, such as a focused field, which hides the call bar.
      await visit.settle();
      // Its own target doesn't count for the next press.
      await visit.leads();
    }
    if (field === undefined) return;

    await pressControl(options, field);
    await page.keyboard.type(TYPED);
    await visit.settle();
  };

  const press = async (index: number, state: State, before: Noticed) => {
    pressed += 1;
    const hasEffect = async () => (await visit.leads()) || !(await isAs(page, before));
    const follows = async () => {
      await pressControl(options, index);
      return vi.waitUntil(hasEffect, { timeout: 5000 }).catch(() => false);
    };
    if (await follows()) return;

    // It may have closed by itself, or been visible only at a scroll position, like the call bar. What
    // isn't visible in this state can't be pressed, and a dead control is dead twice.
    await reach(state);
    if (!(await page.locator(CONTROLS).nth(index).isVisible())) return;
    if (!(await follows())) dead.push(`${await nameOf(page, index)}${inWords(state)}`);
  };

  /** The result of a press on nothing. */
  const seenBeside = async (state: State) => {
    await reach(state);
    await pressNothing(options);
    return notice(page);
  };

  /** Whether this is the first of its component in a state. */
  const isNew = (component: string, state: State) => {
    const key = component + inWords(state);
    const isFirst = !done.has(key);
    done.add(key);
    return isFirst;
  };

  /** Presses controls, each from the start of a state. @returns those that opened something */
  const pressEach = async (controls: readonly Control[], state: State) => {
    const due = controls.filter(({ component }) => isNew(component, state));
    if (due.length === 0) return [];

    const before = await seenBeside(state);
    await reach(state);
    const start = await notice(page);

    const opened: { index: number; shown: Control[] }[] = [];
    for (const { index } of due) {
      if (!(await isAs(page, start))) await reach(state);
      await press(index, state, before);

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

  // For example, the controls in a menu.
  const opened = await pressEach(first, {});
  for (const { index, shown } of opened) await pressEach(shown, { opened: index });

  for (const { index: field, component, isFirstText } of first) {
    if (!isFirstText || !isNew(component, { field })) continue;
    await reach({ field });
    await pressEach(await seenControls(options, field), { field });
  }
  return { pressed, dead };
}

declare global {
  interface Window {
    /** The targets of pressed links and forms. */
    targets: string[];
  }
}

/** A page that records navigations instead of following them. */
async function visitOf(page: Page, path: string) {
  await page.addInitScript(() => {
    window.targets = [];
    // Runs last, so it sees whether the page's scripts prevented the navigation.
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || event.defaultPrevented) return;
      window.targets.push(link.href);
      const [here, there] = [location.href, link.href].map((href) => href.split('#')[0]);
      const isHere = link.hash !== '' && there === here;
      if (!isHere) event.preventDefault();
    });
    addEventListener('submit', (event) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
      if (event.target.method !== 'dialog') window.targets.push(event.target.action);
      event.preventDefault();
    });
  });

  // Navigations by scripts, such as to a draft email.
  const targets: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => targets.push(url));

  const waiting = page.locator('[data-when=load]:not([data-hydrated], [data-failed])');
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));

  return {
    open: async () => {
      // The browser wouldn't reload the page for a change of only the anchor.
      if (page.url().includes('#')) await page.goto('about:blank');
      pending.clear();
      await page.goto(`.${path}`);
      // Page Not Found may turn into another screen.
      await waiting.first().waitFor({ state: 'detached' });
      await painted(page);
    },
    /** Waits until requests have ended, except prefetches, whose end may not be reported. */
    settle: async () => {
      await vi.waitUntil(() => pending.size === 0, { timeout: 5000 }).catch(() => pending.clear());
      await painted(page);
    },
    /** Whether presses since the last call lead somewhere. */
    leads: async () => {
      const ofPage = await page.evaluate(() => window.targets.splice(0));
      const ofScripts = targets.splice(0);
      return ofPage.length + ofScripts.length > 0;
    },
  };
}

/** Presses the very edge of the page, where there is nothing. */
async function pressNothing({ page, pointer }: Options): Promise<void> {
  const [x, y] = [1, (page.viewportSize()?.height ?? 0) / 2];
  await (pointer === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await painted(page);
}

interface Control {
  /** Its index among all controls. */
  index: number;
  /** Its component, by its class names and those around it. */
  component: string;
  /** Whether it's the first text field of its form. */
  isFirstText: boolean;
}

/**
 * The visible controls in the part of the page.
 * @param field the index of a field, to get only the buttons and links of its form
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

        // A button marked as current has nothing to do.
        const isDone = control.matches('button[aria-current=true]');
        const isBeside = form === undefined || !control.matches('input, select, textarea, label');
        if (isDone || !isBeside) return [];
        const texts = control.closest('form, search')?.querySelectorAll('input, textarea');
        const around = [control, control.parentElement, control.parentElement?.parentElement];
        const component = around.map((each) => `${each?.localName}.${each?.className}`).join(' < ');
        return [{ index, component, isFirstText: control === texts?.[0] }];
      });
    },
    { selector: CONTROLS, part: within, fieldIndex: field },
  );
}

/** Presses the middle of the first line of a control; whatever is there gets the press. */
async function pressControl({ page, pointer }: Options, index: number): Promise<void> {
  const control = page.locator(CONTROLS).nth(index);
  const { x, y } = await control.evaluate((element) => {
    const middle = () => {
      const [line = element.getBoundingClientRect()] = element.getClientRects();
      return { x: line.x + line.width / 2, y: line.y + line.height / 2 };
    };
    const { x: left, y: top } = middle();
    // Avoids scrolling, which can hide the call bar.
    const isInReach = element.contains(document.elementFromPoint(left, top));
    if (!isInReach) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return middle();
  });

  if (pointer === 'touch') return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  // What moves on pointer down has moved by pointer up.
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
