import { useSyncExternalStore } from 'react';
import { QUERY } from './base.ts';

/** What the address should ask for, where the browser takes no more changes: Safari, 100 in ten seconds. */
let notTaken: string | undefined;

/** What the address asks for. */
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

/** The text that is searched for, and what sets it. It stands in the address, so it can be shared. */
export function useSearchText(): [text: string, setText: (text: string) => void] {
  // The first render is the server's, with nothing typed.
  const text = useSyncExternalStore(listen, textOfAddress, () => '');

  const setText = (next: string) => {
    const before = textOfAddress();
    if (next === before) return;

    const query = next === '' ? '' : `?${new URLSearchParams({ [QUERY]: next })}`;
    // One step back leads out of a search, not through its letters.
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
