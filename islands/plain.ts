import { openNow } from '../model/hours.ts';

/** Adds what the platform lacks for the popovers of a page, which open and close by themselves. */
export function startDisclosures(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) {
    const button = document.querySelector<HTMLElement>(`[popovertarget=${panel.id}]`);
    if (button !== null) startDisclosure(button, panel);
  }
}

function startDisclosure(button: HTMLElement, panel: HTMLElement): void {
  // A visitor who was faster than this script has already opened it.
  describeState(button, panel.matches(':popover-open'));
  panel.onbeforetoggle = ({ newState }) => describeState(button, newState === 'open');

  // The panel's style says how long it may stand open, and stops that clock while it is used.
  panel.onanimationend = () => panel.hidePopover();

  // Who goes on by keyboard, in either direction, has left the menu and its button.
  document.addEventListener('focusin', ({ target }) => {
    const isOutside = target instanceof Node && target !== button && !panel.contains(target);
    if (isOutside && panel.matches('.main-menu:popover-open')) panel.hidePopover();
  });

  // The menu must not stand open when the visitor comes back from another page.
  panel.onclick = ({ target }) => {
    if (target instanceof Element && target.closest('.main-menu a')) panel.hidePopover();
  };
}

/** Says on a button whether its panel is open, and makes an email address of what the panel shows. */
function describeState(button: HTMLElement, isOpen: boolean): void {
  const { title, dataset } = button;
  const wasOpen = button.ariaExpanded === 'true';
  if (isOpen !== wasOpen && dataset.otherTitle) {
    button.title = dataset.otherTitle;
    dataset.otherTitle = title;
  }

  // Assistive technology reads from the attribute whether the panel is open.
  button.ariaExpanded = `${isOpen}`;
  if (isOpen) makeMailLink(button.parentElement);
}

/** No page holds an email address: it is made of its two parts once it is shown. */
function makeMailLink(around: HTMLElement | null): void {
  const mail = around?.querySelector<HTMLAnchorElement>('a[data-mailbox]:not([href])');
  if (!mail) return;

  const { mailbox = '', host = '' } = mail.dataset;
  mail.textContent = `${mailbox}@${host}`;
  mail.href = `mailto:${mail.textContent}`;
}

/** Opens the part of the page that an address leads into, in browsers that leave it closed. */
export function startTargets(): void {
  const open = () => {
    const target = document.getElementById(location.hash.slice(1));
    const closed = target?.closest<HTMLDetailsElement>('details:not([open])');
    if (!closed) return;

    closed.open = true;
    target?.scrollIntoView();
  };

  open();
  addEventListener('hashchange', open);
}

/** Keeps every `data-open-now` text of the page true: it holds the hours and the holidays as JSON. */
export function startOpenNow(): void {
  const elements = document.querySelectorAll<HTMLElement>('[data-open-now]');
  /** What was written last, since a translator may have changed it. */
  const written = new Map<HTMLElement, string>();

  const update = () => {
    for (const element of elements) {
      const text = openNow(JSON.parse(element.dataset.openNow ?? ''), new Date());
      if (written.get(element) === text) continue;

      written.set(element, text);
      element.textContent = text;
      element.dataset.open = `${text.startsWith('Open ')}`;
    }
  };

  update();
  if (elements.length > 0) setInterval(update, 30_000);
}
