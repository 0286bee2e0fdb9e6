import { useEffect, useState } from 'react';

/** How long after the last keystroke the text is announced. Unit: milliseconds. */
const QUIET_FOR = 500;

/**
 * Shows a text immediately, and announces it to screen readers once, half a second after the last
 * keystroke (WCAG 2.2, 4.1.3). The initial text isn't announced.
 */
export function Status({ text }: { text: string }) {
  const [said, setSaid] = useState(text);

  // On every render, because a keystroke that leaves the text unchanged restarts the wait too.
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
