import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useHidden } from './useHidden.ts';

/** How long each slide stays. Unit: milliseconds. */
export const SLIDE_FOR = 5000;

/** Which slide is shown, and whether slides change by themselves. */
export interface Rotation {
  current: number;
  /** Whether the visitor lets it play. */
  playing: boolean;
  /** Whether it changes by itself right now. */
  running: boolean;
  setPlaying: (playing: boolean) => void;
  /** Shows a slide; numbers beyond the ends go around. */
  show: (index: number) => void;
  /** Listeners for the element that holds the rotation while pointer or focus is inside. */
  holders: object;
  /** That element. */
  holder: RefObject<HTMLElement | null>;
}

/**
 * Turns slides over every five seconds. A slide that was chosen stays for the whole time too.
 * Waits while pointer or keyboard focus is inside and while the tab is hidden, and does not start
 * by itself for visitors who prefer reduced motion (WCAG 2.2, 2.2.2).
 */
export function useRotation(count: number): Rotation {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const holder = useRef<HTMLElement>(null);
  const hidden = useHidden();
  const running = playing && !hovered && !focused && !hidden;

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
    // Pointer and focus may have been inside before anyone listened. After a tap `:hover` stays.
    setHovered(matchMedia('(hover: hover)').matches && holds(holder, ':hover'));
    setFocused(holds(holder, ':has(:focus-visible)'));
  }, []);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), SLIDE_FOR);
    return () => clearTimeout(timer);
  }, [running, current, count]);

  return {
    current,
    playing,
    running,
    setPlaying,
    show: (index) => setCurrent((index + count) % count),
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // A click leaves focus behind too; only focus that the keyboard moves holds the slides.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
    holder,
  };
}

function holds({ current }: RefObject<HTMLElement | null>, state: string): boolean {
  return current?.matches(state) ?? false;
}
