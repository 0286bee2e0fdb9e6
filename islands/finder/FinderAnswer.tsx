import { Fragment } from 'react';
import type { Answer, Choice, Part } from '../../model/finder/answer.ts';
import { addressOf } from '../base.ts';

interface Props {
  answer: Answer | undefined;
  /** What went wrong, in place of an answer. */
  message: string | undefined;
  /** The address that starts a call. */
  call: string;
  onPick: (choice: Choice) => void;
}

/** The answer as sentences, read out when it changes, and what to do next. */
export function FinderAnswer({ answer, message, call, onPick }: Props) {
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
            {answer.choices.length > 0 && 'Which one do you mean?'}
          </p>
          {answer.choices.length > 0 && (
            <p className="buttons">
              {answer.choices.map((choice) => (
                <button
                  key={JSON.stringify(choice)}
                  type="button"
                  className="button button-quiet"
                  onClick={() => onPick(choice)}
                >
                  {choice.document ?? choice.place}
                </button>
              ))}
            </p>
          )}
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
