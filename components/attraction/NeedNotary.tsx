import { CallLink } from '../call/Call.tsx';

/** Asks for a call from an attraction's page. */
export function NeedNotary({ heading, text }: { heading: string; text: string }) {
  return (
    <section className="card place-call">
      <h2>{heading}</h2>
      <p>{text}</p>
      <p className="buttons">
        <CallLink />
      </p>
    </section>
  );
}
