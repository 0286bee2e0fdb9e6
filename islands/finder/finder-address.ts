import { DOCUMENT, PLACE } from '../../model/finder/finder-data.ts';

/** What is asked for, as it was typed, or by the names that addresses have. */
export interface Asked {
  document: string;
  place: string;
}

/** What the address asks for: "/?document=vehicle-titles&place=kuna". */
export function readAddress(): Asked {
  const parameters = new URLSearchParams(location.search);
  return { document: parameters.get(DOCUMENT) ?? '', place: parameters.get(PLACE) ?? '' };
}

/** Puts a question into the address, so that its answer can be sent to someone; back leaves it. */
export function writeAddress({ document, place }: Asked): void {
  const address = new URL(location.href);
  for (const [name, value] of [
    [DOCUMENT, document],
    [PLACE, place],
  ] as const) {
    if (value === '') address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  if (address.href !== location.href) history.pushState(history.state, '', address);
}
