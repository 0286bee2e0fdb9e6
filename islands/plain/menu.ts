import { closest } from './closest.ts';

/**
 * The phone menu works by itself, as a popover. This only writes its state down for assistive
 * technology that reads the attribute, and closes it on the way to another page, so that it does
 * not stand open when the visitor comes back.
 */
export function startMenu(): void {
  const menu = document.getElementById('menu');
  const toggle = document.querySelector('[popovertarget=menu]');
  if (menu === null || toggle === null) return;
  const write = (open: boolean) => toggle.setAttribute('aria-expanded', String(open));
  write(false);
  menu.addEventListener('toggle', (event) => {
    write(event.newState === 'open');
  });
  menu.addEventListener('click', ({ target }) => {
    if (closest(target, 'a')) menu.hidePopover();
  });
}
