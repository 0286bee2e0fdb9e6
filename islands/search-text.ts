import { useSyncExternalStore } from 'react';
import { QUERY } from './base.ts';

/** The text that the browser refused to put into the address: Safari takes 100 changes in ten seconds. */
let notTaken: string | undefined;

/** The search text in the address. */
export function textOfAddress(): string {
  return notTaken ?? new URLSearchParams(location.search).get(QUERY) ?? '';
}

function listen(changed: () => void) {
  const move = ({ isTrusted }: Event) => {
    // Back or Forward, to an address that is as it should be.
    if (isTrusted) notTaken = undefined;
    changed();
  };
  addEventListener('popstate', move);
  return () => removeEventListener('popstate', move);
}

/** The search text and its setter. It is kept in the address, so that a search can be shared. */
export function useSearchText(): [text: string, setText: (text: string) => void] {
  // The first render must match the server's, which has no text.
  const text = useSyncExternalStore(listen, textOfAddress, () => '');

  const setText = (next: string) => {
    const before = textOfAddress();
    if (next === before) return;

    const query = next === '' ? '' : `?${new URLSearchParams({ [QUERY]: next })}`;
    // Back leaves the search instead of undoing it character by character.
    const isOneSearch = before !== '' && next !== '';
    notTaken = undefined;
    try {
      history[isOneSearch ? 'replaceState' : 'pushState'](null, '', location.pathname + query);
    } catch {
      notTaken = next;
    }
    dispatchEvent(new Event('popstate'));
  };

  return [text, setText];
}
