import { openNow } from '../../model/hours.ts';

const MINUTE = 60_000;

/** Keeps every `data-open-now` text of the page true: it holds the hours as JSON. */
export function startOpenNow(): void {
  const elements = document.querySelectorAll<HTMLElement>('[data-open-now]');
  if (elements.length === 0) return;
  const update = () => {
    for (const element of elements) {
      const text = openNow(JSON.parse(element.dataset.openNow ?? ''), Date.now());
      if (text !== '' && element.textContent !== text) element.textContent = text;
    }
  };
  update();
  setInterval(update, MINUTE / 2);
}
