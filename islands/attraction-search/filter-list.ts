import { attractionMatcher, type SearchEntry, searchEntry } from '../../model/attraction-search.ts';

/** A card of the list, with the names that it is searched by. */
interface Card extends SearchEntry {
  element: HTMLElement;
}

let cards: Card[] | undefined;

/**
 * Hides the cards of the page that a query does not find, and shows the others. The list is the
 * server's own markup: nothing of it is sent twice, and 15,000 cards are filtered in milliseconds.
 * @returns how many are shown
 */
export function filterList(query: string): number {
  cards ??= readCards();
  const matches = attractionMatcher(query);
  let found = 0;
  for (const card of cards) {
    const hidden = !matches(card);
    if (!hidden) found += 1;
    if (card.element.hidden !== hidden) card.element.hidden = hidden;
  }
  return found;
}

function readCards(): Card[] {
  return [...document.querySelectorAll<HTMLElement>('[data-attraction]')].map((element) => ({
    element,
    ...searchEntry(element.dataset.attraction ?? '', element.dataset.city ?? ''),
  }));
}
