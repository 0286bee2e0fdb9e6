import type { Ref } from 'react';
import type { Answer, AnsweredQuestion, Choices } from '../../model/finder/answer.ts';
import type { SentencePart } from '../../model/finder/sentence-part.ts';
import type { Asked } from '../../model/finder/understand.ts';
import { addressOf } from '../base.ts';

interface AnswerCardProps {
  answer: Answer;
  /** The address that starts a call. */
  call: string;
  /** The address of the list of all documents. */
  list: string;
  /** The element to move the focus to, so that the answer is read out. */
  ref: Ref<HTMLDivElement>;
  /** Called with what changes in the fields when a choice was made. */
  onChoose: (change: Partial<Asked>) => void;
}

/** The answer to what was asked: a verdict and its reasons, and what has still to be asked. */
export function AnswerCard({ answer, call, list, ref, onChoose }: AnswerCardProps) {
  const { verdict, paragraphs, questions, choices, notes, service } = answer;
  return (
    <section className="finder-answer" aria-label="Answer" ref={ref} tabIndex={-1}>
      {paragraphs.map((parts, index) => (
        <p key={textOf(parts)}>
          {index === 0 && verdict && <strong>{verdict} </strong>}
          <Sentences parts={parts} />
        </p>
      ))}
      {questions.map((question) => (
        <QuestionAnswer key={question.question} {...question} />
      ))}
      {choices.map((asked) => (
        <ChoiceButtons key={asked.options[0]?.label} {...asked} list={list} onChoose={onChoose} />
      ))}
      {notes.map((parts) => (
        <p key={textOf(parts)}>
          <Sentences parts={parts} />
        </p>
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

/** A question that people ask before they call, with its answer and a link to where it stands. */
function QuestionAnswer({ question, path, answer }: AnsweredQuestion) {
  return (
    <div className="finder-question">
      <h3>{path === undefined ? question : <a href={addressOf(path)}>{question}</a>}</h3>
      <p>
        <Sentences parts={answer} />
      </p>
    </div>
  );
}

interface ChoiceButtonsProps extends Choices, Pick<AnswerCardProps, 'list' | 'onChoose'> {}

/** Asks which of several things is meant, with a button for each. */
function ChoiceButtons({ text, options, hasMore, list, onChoose }: ChoiceButtonsProps) {
  return (
    <>
      <p>{text}</p>
      <p className="buttons">
        {options.map(({ label, change }) => (
          <button
            key={label}
            type="button"
            className="button button-small"
            onClick={() => onChoose(change)}
          >
            {label}
          </button>
        ))}
        {hasMore && <a href={list}>All documents</a>}
      </p>
    </>
  );
}

function textOf(parts: readonly SentencePart[]): string {
  return parts.map(({ text }) => text).join('');
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
