import { openNow } from '../model/hours.ts';

/** Adds what popovers lack. They open and close without a script. */
export function startDisclosures(): void {
  // Without popovers, the address is always shown (components/reveal/reveal.css).
  const hasPopovers = 'popover' in HTMLElement.prototype;
  if (!hasPopovers) makeMailLinks(document);

  for (const button of document.querySelectorAll<HTMLButtonElement>('[popovertarget]')) {
    const panel = button.popoverTargetElement;
    if (!(panel instanceof HTMLElement)) continue;

    const change = () => {
      const { title, dataset } = button;
      if (dataset.otherTitle) {
        button.title = dataset.otherTitle;
        dataset.otherTitle = title;
      }
      if (button.parentElement) makeMailLinks(button.parentElement);
    };
    // The visitor may have opened it before this script ran.
    if (panel.matches(':popover-open')) change();
    panel.onbeforetoggle = change;

    // The duration is in CSS, which pauses the animation while the panel is in use.
    panel.onanimationend = () => panel.hidePopover();

    // Closes the menu when focus leaves it and its button, in either direction.
    document.addEventListener('focusin', ({ target }) => {
      const isOutside = target instanceof Node && target !== button && !panel.contains(target);
      if (isOutside && panel.matches('.main-menu:popover-open')) panel.hidePopover();
    });

    // The menu must be closed when the visitor returns from another page.
    panel.onclick = ({ target }) => {
      if (target instanceof Element && target.closest('.main-menu a')) panel.hidePopover();
    };
  }
}

/** Builds email addresses from their two parts when they are shown, to hide them from harvesters. */
function makeMailLinks(around: ParentNode): void {
  for (const mail of around.querySelectorAll<HTMLAnchorElement>('a[data-mailbox]')) {
    const { mailbox = '', host = '' } = mail.dataset;
    mail.textContent = `${mailbox}@${host}`;
    mail.href = `mailto:${mail.textContent}`;
  }
}

/** Shows the number in the header when "Call now" is pressed, because most computers can't call. */
export function startCalls(): void {
  const button = document.querySelector<HTMLButtonElement>('[popovertarget="header-number"]');
  const panel = document.getElementById('header-number');

  document.addEventListener('click', ({ target }) => {
    const isCall = target instanceof Element && target.closest('a[href^="tel:"]') !== null;
    // On phones the button is hidden and has no offset parent, and the link calls.
    if (isCall && button?.offsetParent) panel?.togglePopover?.(true);
  });
}

/** Opens the details that contain the target of the address, for browsers that leave them closed. */
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

/** "Show all" opens the answers of its topic, or closes them if all are open. */
export function startShowAll(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-show-all]') : null;
    const answers = [...(button?.closest('section')?.querySelectorAll('details') ?? [])];

    const isClosed = answers.some(({ open }) => !open);
    for (const answer of answers) answer.open = isClosed;
  });
}

/** Writes the texts of a page's `data-open-now` elements, whose attribute has hours and holidays as JSON. */
export function writeOpenNow(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-open-now]')) {
    const text = openNow(JSON.parse(element.dataset.openNow ?? ''), new Date());
    // Not compared with the text, which a translator may have changed.
    if (element.dataset.open === text) continue;

    element.dataset.open = text;
    element.textContent = text;
  }
}

/** Keeps these texts current. */
export function startOpenNow(): void {
  const update = () => writeOpenNow(document);
  update();
  setInterval(update, 30_000);
  // An island may have brought another screen (islands/not-found/NotFound.tsx).
  addEventListener('settled', update);
}
