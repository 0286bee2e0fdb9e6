import { Fragment } from 'react';
import type { Answer, Part } from '../../model/finder/answer.ts';
import { addressOf } from '../base.ts';

interface Props {
  answer: Answer | undefined;
  /** What went wrong, in place of an answer. */
  message: string | undefined;
  /** The address that starts a call. */
  call: string;
}

/** The answer as sentences, read out when it changes, and what to do next. */
export function FinderAnswer({ answer, message, call }: Props) {
  return (
    <section className="finder-answer" aria-label="Answer" aria-live="polite">
      {message !== undefined && <p>{message}</p>}
      {answer !== undefined && (
        <>
          <p>
            {answer.verdict !== undefined && <strong>{answer.verdict} </strong>}
            {answer.sentences.map((parts, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other name
              <Fragment key={index}>
                {parts.map((part, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor have their parts
                  <PartOfSentence key={place} {...part} />
                ))}{' '}
              </Fragment>
            ))}
          </p>
          <p className="buttons">
            <a className="button button-strong" href={call}>
              Call now
            </a>
            {answer.service !== undefined && (
              <a className="button button-quiet" href={addressOf(answer.service.path)}>
                {answer.service.name}
              </a>
            )}
          </p>
        </>
      )}
    </section>
  );
}

function PartOfSentence({ text, path, url }: Part) {
  if (path !== undefined) return <a href={addressOf(path)}>{text}</a>;
  if (url === undefined) return text;
  return (
    <a href={url} rel="noopener noreferrer">
      {text}
    </a>
  );
}
