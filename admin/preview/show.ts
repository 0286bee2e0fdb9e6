import type { PublishedContent } from '../../scripts/editor/published-content.ts';
import type { EditedEntry } from './entry-file.ts';
import type { Preview } from './preview.ts';

/** How long nobody types before the page is rendered again. Unit: milliseconds. */
const PAUSE = 400;

const latest = new WeakMap<HTMLElement, EditedEntry>();
/** The document whose surroundings an element shows. */
const shown = new WeakMap<HTMLElement, string>();
let published: PublishedContent | undefined;

/**
 * Shows the pages of an entry in an element, once nobody has typed for a moment.
 * @param address where the content stands that the site was built from
 */
export function showLater(target: HTMLElement, entry: EditedEntry, address: string): void {
  latest.set(target, entry);
  setTimeout(() => {
    if (latest.get(target) !== entry || !target.isConnected) return;
    show(target, entry, address).catch((error) => say(target, [String(error)]));
  }, PAUSE);
}

async function show(target: HTMLElement, entry: EditedEntry, address: string): Promise<void> {
  const known: PublishedContent = published ?? (await (await fetch(address)).json());
  published = known;
  // It is as large as the editor itself, so that only those load it who see a preview.
  const { makePreview } = await import('./preview.ts');
  const { errors, page }: Preview = await makePreview(known, entry);
  if (latest.get(target) !== entry) return;
  if (page !== undefined) {
    // What stands around the page stays where it is the same, so that nothing flickers.
    if (shown.get(target) !== page.around) target.innerHTML = bodyOf(page.around);
    shown.set(target, page.around);
    const main = target.querySelector('main');
    if (main !== null) main.innerHTML = page.mains.join('<hr>');
  }
  say(target, errors);
}

/** A published document's styles and body, without scripts. */
function bodyOf(document: string): string {
  const { head, body } = new DOMParser().parseFromString(document, 'text/html');
  for (const script of body.querySelectorAll('script')) script.remove();
  const styles = [...head.querySelectorAll('style, link[rel=stylesheet]')];
  return styles.map(({ outerHTML }) => outerHTML).join('') + body.innerHTML;
}

/** Says why the page cannot be rendered, above the last one that could be. */
function say(target: HTMLElement, errors: readonly string[]): void {
  target.querySelector('[data-errors]')?.remove();
  if (errors.length === 0) return;
  const box = target.ownerDocument.createElement('div');
  box.dataset.errors = '';
  box.setAttribute('role', 'status');
  box.style.cssText = 'padding: 1rem; background: #fff3c4; color: #222; font: 1rem/1.4 sans-serif';
  const lines = ['Not published like this:', ...errors];
  box.append(
    ...lines.map((line) => {
      const paragraph = target.ownerDocument.createElement('p');
      paragraph.textContent = line;
      return paragraph;
    }),
  );
  target.prepend(box);
}
