/** The name that most form services give the field that only robots fill in. */
export const HONEYPOT = '_gotcha';

/** A field that people neither see nor reach; whatever fills it in is a robot. */
export function Honeypot() {
  return (
    <div hidden>
      <input
        name={HONEYPOT}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        aria-label="Leave empty"
      />
    </div>
  );
}
