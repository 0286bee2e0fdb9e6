import { useEffect, useRef, useState } from 'react';

/**
 * Closes something a while after it was opened. The clock stands still while pointer or focus is
 * inside, so that there is time to use it (WCAG 2.2, 2.2.1).
 * @param delay in milliseconds
 * @returns the listeners for the element that holds the clock
 */
export function useAutoClose(open: boolean, close: () => void, delay: number) {
  const [held, setHeld] = useState(false);
  const left = useRef(delay);

  useEffect(() => {
    if (!open) {
      left.current = delay;
      setHeld(false);
      return;
    }
    if (held) return;
    const started = Date.now();
    const timer = setTimeout(close, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [open, held, close, delay]);

  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}
