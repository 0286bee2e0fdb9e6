import { openNow } from '../model/hours.ts';

/** Adds what the platform lacks for the popovers of a page, which open and close by themselves. */
export function startDisclosures(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[popovertarget]')) {
    const panel = button.popoverTargetElement;
    if (!(panel instanceof HTMLElement)) continue;

    const change = () => {
      const { title, dataset } = button;
      if (dataset.otherTitle) {
        button.title = dataset.otherTitle;
        dataset.otherTitle = title;
      }
      makeMailLink(button.parentElement);
    };
    // A visitor who was faster than this script has already opened it.
    if (panel.matches(':popover-open')) change();
    panel.onbeforetoggle = change;

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
}

/** No page holds an email address: it is made of its two parts once it is shown. */
function makeMailLink(around: HTMLElement | null): void {
  const mail = around?.querySelector<HTMLAnchorElement>('a[data-mailbox]');
  if (!mail) return;

  const { mailbox = '', host = '' } = mail.dataset;
  mail.textContent = `${mailbox}@${host}`;
  mail.href = `mailto:${mail.textContent}`;
}

/** Shows the number in the header when somebody presses "Call now": most computers can't call. */
export function startCalls(): void {
  const button = document.querySelector<HTMLButtonElement>('[popovertarget="header-number"]');
  const panel = document.getElementById('header-number');

  document.addEventListener('click', ({ target }) => {
    const isCall = target instanceof Element && target.closest('a[href^="tel:"]') !== null;
    // On a phone the button isn't there, and the link calls.
    if (isCall && button?.checkVisibility()) panel?.togglePopover(true);
  });
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
  const update = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
      const text = openNow(JSON.parse(element.dataset.openNow ?? ''), new Date());
      // A translator may have changed the text itself.
      if (element.dataset.open === text) continue;

      element.dataset.open = text;
      element.textContent = text;
    }
  };

  update();
  setInterval(update, 30_000);
}
