import { type Ref, useId } from 'react';
import type { Answer, AnsweredQuestion, Choices, Reply } from '../../model/finder/answer.ts';
import type { SentencePart } from '../../model/finder/sentence-part.ts';
import type { Asked } from '../../model/finder/understand.ts';
import { addressOf } from '../base.ts';
import { LineDrawing } from './LineDrawing.tsx';

interface AnswerCardProps {
  answer: Answer;
  /** The verdict, and of what: "Yes. Vehicle titles, Kuna, ID". */
  heading: string;
  /** The address that starts a call. */
  call: string;
  /** The drawing on the button for a call. */
  callDrawing: string;
  /** The address of the list of all documents. */
  list: string;
  /** The heading, to which the focus moves, so that the verdict is read out. */
  ref: Ref<HTMLHeadingElement>;
  /** Called with what changes in the fields when a choice was made. */
  onChoose: (change: Partial<Asked>) => void;
}

/** What stands over an answer: its verdict, or that it asks back, and what was asked. */
export function headingOf({ answer, texts }: Reply): string {
  // "Power of attorney in Meridian" has named the city already.
  const [city = ''] = texts.place.split(',');
  const isNamed = texts.document.toLowerCase().includes(city.toLowerCase());
  const asked = [texts.document, isNamed ? '' : texts.place]
    .filter((text) => text !== '')
    .join(', ');
  if (answer?.verdict) return `${answer.verdict} ${asked}`.trim();

  const [first, second] = answer?.choices ?? [];
  const back = second ? 'Two more questions' : 'One more question';
  const kind = first ? back : 'Our answer';
  return asked === '' ? kind : `${kind}: ${asked}`;
}

/** The answer to what was asked: a verdict and its reasons, and what has still to be asked. */
export function AnswerCard(props: AnswerCardProps) {
  const { answer, heading, call, callDrawing, list, ref, onChoose } = props;
  const { verdict = '', stamp, paragraphs, questions, choices, notes, service } = answer;
  return (
    <section className="finder-answer" aria-label="Answer">
      {/* Its verdict, with which it begins, is as large as a stamp. */}
      <h3 ref={ref} tabIndex={-1}>
        {verdict && <strong>{verdict}</strong>}
        <span>{heading.slice(verdict.length)}</span>
      </h3>
      {stamp && <img className="stamp" src={addressOf(stamp)} alt="" width={118} height={118} />}
      {paragraphs.map((parts) => (
        <p key={textOf(parts)}>
          <Sentences parts={parts} />
        </p>
      ))}
      {questions.map((question) => (
        <QuestionAnswer key={question.question} {...question} />
      ))}
      {choices.map((asked) => (
        <ChoiceButtons key={asked.heading} {...asked} list={list} onChoose={onChoose} />
      ))}
      {notes.map((parts) => (
        <p key={textOf(parts)}>
          <Sentences parts={parts} />
        </p>
      ))}
      <p className="buttons">
        <a className="button button-strong" href={call}>
          <LineDrawing path={callDrawing} />
          Call now
        </a>
        {service && (
          <a className="button" href={addressOf(service.path)}>
            <span>
              See the service<span className="visually-hidden">: {service.name}</span>
            </span>
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
      <h4>{path === undefined ? question : <a href={addressOf(path)}>{question}</a>}</h4>
      <p>
        <Sentences parts={answer} />
      </p>
    </div>
  );
}

interface ChoiceButtonsProps extends Choices, Pick<AnswerCardProps, 'list' | 'onChoose'> {}

/** Asks which of several things is meant, with a button for each. */
function ChoiceButtons({ heading, text, options, hasMore, list, onChoose }: ChoiceButtonsProps) {
  const id = useId();

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are buttons
    <div className="finder-choices" role="group" aria-labelledby={id}>
      <h4 id={id}>{heading}</h4>
      {text && <p>{text}</p>}
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
        {hasMore && (
          <span className="lone-link">
            <a href={list}>All documents</a>
          </span>
        )}
      </p>
    </div>
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
