import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ADDRESSES_FILE, meantPage } from '../../model/addresses.ts';
import { addressOf } from '../base.ts';

/** Offers the page that a mistyped address most likely stands for. */
export function Suggestion() {
  const { pathname } = useLocation();
  const [meant, setMeant] = useState<ReturnType<typeof meantPage>>();
  useEffect(() => {
    let current = true;
    knownAddresses().then((known) => {
      if (current) setMeant(meantPage(pathname, known));
    });
    return () => {
      current = false;
    };
  }, [pathname]);
  return (
    <p className="suggestion" role="status">
      {meant && (
        <>
          Did you mean <a href={addressOf(meant.path)}>{meant.name}</a>?
        </>
      )}
    </p>
  );
}

/** The site's addresses; none when they cannot be had, for the page reads well without them. */
async function knownAddresses(): Promise<Record<string, string>> {
  try {
    const response = await fetch(addressOf(ADDRESSES_FILE));
    return response.ok ? await response.json() : {};
  } catch {
    return {};
  }
}
