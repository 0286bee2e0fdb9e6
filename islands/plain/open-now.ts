import { openNow } from '../../model/open-now.ts';

const MINUTE = 60_000;

/** Keeps every `data-open-now` text of the page true: it holds the hours as JSON. */
function update() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    const text = openNow(JSON.parse(element.dataset.openNow ?? ''), Date.now());
    if (text !== '' && element.textContent !== text) element.textContent = text;
  }
}

update();
setInterval(update, MINUTE / 2);
