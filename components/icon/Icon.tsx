import { DRAWINGS } from './drawings.ts';

export type IconName = keyof typeof DRAWINGS;

/** A small line drawing beside a text that says the same; hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
