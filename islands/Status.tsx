import { useEffect, useState } from 'react';

/** How long nothing may have been typed before a text is said. Unit: milliseconds. */
const QUIET_FOR = 500;

/**
 * Shows a text at once, and has a screen reader say it, once, half a second after the last key (WCAG
 * 2.2, 4.1.3). A text that stands there from the start is not said.
 */
export function Status({ text }: { text: string }) {
  const [said, setSaid] = useState(text);

  // Each render starts the wait anew: a key that changes no text renders, too.
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), QUIET_FOR);
    return () => clearTimeout(timer);
  });

  return (
    <>
      {text && (
        <p className="search-count" aria-hidden="true">
          {text}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}
