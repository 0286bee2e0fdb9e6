import { type ReactNode, useId, useState } from 'react';

interface Props {
  label: string;
  /** What the hover text calls it: "phone number". */
  what: string;
  tone: 'strong' | 'quiet';
  children: ReactNode;
}

/** A button that shows something and hides it again. */
export function Reveal({ label, what, tone, children }: Props) {
  const [shown, setShown] = useState(false);
  const panel = useId();
  return (
    <>
      <button
        type="button"
        className={`button button-${tone}`}
        title={`Click to ${shown ? 'hide' : 'show'} ${what}`}
        aria-expanded={shown}
        aria-controls={panel}
        onClick={() => setShown(!shown)}
      >
        {label}
      </button>
      <div className="reveal-panel" id={panel} role="status">
        {shown && children}
      </div>
    </>
  );
}
