import { Fragment, type Ref } from 'react';
import type { Answer, Asked } from '../../model/finder/answer.ts';
import type { SentencePart } from '../../model/finder/sentences.ts';
import { addressOf } from '../base.ts';

interface AnswerCardProps {
  answer: Answer;
  /** The address that starts a call. */
  call: string;
  /** The address of the list of all documents. */
  list: string;
  /** The element to move the focus to, so that the answer is read out. */
  ref: Ref<HTMLDivElement>;
  /** Called with the choice that was made, for its field. */
  onChoose: (choice: Partial<Asked>) => void;
}

/** The answer to what was asked: a verdict and its reasons, and what has still to be asked. */
export function AnswerCard({ answer, call, list, ref, onChoose }: AnswerCardProps) {
  const { verdict, parts, questions, service } = answer;
  return (
    <section className="finder-answer" aria-label="Answer" ref={ref} tabIndex={-1}>
      {parts.length > 0 && (
        <p>
          {verdict && <strong>{verdict} </strong>}
          <Sentences parts={parts} />
        </p>
      )}
      {questions.map(({ field, text, choices, hasMore }) => (
        <Fragment key={field}>
          <p>{text}</p>
          <p className="buttons">
            {choices.map((choice) => (
              <button
                key={choice}
                type="button"
                className="button button-small"
                onClick={() => onChoose({ [field]: choice })}
              >
                {choice}
              </button>
            ))}
            {hasMore && <a href={list}>All documents</a>}
          </p>
        </Fragment>
      ))}
      <p className="buttons">
        <a className="button button-strong" href={call}>
          Call now
        </a>
        {service && (
          <a className="button" href={addressOf(service.path)}>
            {service.name}
          </a>
        )}
      </p>
    </section>
  );
}

function Sentences({ parts }: { parts: readonly SentencePart[] }) {
  return parts.map(({ text, href }, index) =>
    href === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an answer have no other name
      <a key={index} href={href.startsWith('/') ? addressOf(href) : href}>
        {text}
      </a>
    ),
  );
}
