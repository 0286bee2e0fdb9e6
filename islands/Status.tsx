import { useEffect, useState } from 'react';

/** How long nothing may have been typed before a text is said. Unit: milliseconds. */
const QUIET_FOR = 500;

interface StatusProps {
  text: string;
  /** What was typed: each change of it starts the wait anew. */
  typed?: string | undefined;
  /** Whether the text is seen too; otherwise it is for screen readers alone. */
  isShown?: boolean;
}

/**
 * Has a screen reader say a text, once, half a second after the last key (WCAG 2.2, 4.1.3). A text that
 * stands there from the start is not said.
 */
export function Status({ text, typed, isShown = false }: StatusProps) {
  const [said, setSaid] = useState(text);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a key that changes no text starts it anew
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), QUIET_FOR);
    return () => clearTimeout(timer);
  }, [text, typed]);

  // What was said before is not shown in the place of a text that is still waited for.
  const isSeen = isShown && said === text;
  return (
    <p role="status" className={isSeen ? 'small' : 'visually-hidden'}>
      {said}
    </p>
  );
}
