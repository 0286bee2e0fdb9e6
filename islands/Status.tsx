import { useEffect, useState } from 'react';

/** How long nothing may have been typed before a text is said. Unit: milliseconds. */
const QUIET_FOR = 500;

interface StatusProps {
  text: string;
  /** What was typed: each change of it starts the wait anew. */
  typed: string;
}

/**
 * Shows a text at once, and has a screen reader say it, once, half a second after the last key (WCAG
 * 2.2, 4.1.3). A text that stands there from the start is not said.
 */
export function Status({ text, typed }: StatusProps) {
  const [said, setSaid] = useState(text);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a key that changes no text starts it anew
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), QUIET_FOR);
    return () => clearTimeout(timer);
  }, [text, typed]);

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
