import type { Ref } from 'react';
import type { Answer, AnsweredEntry, Fact, Reply, Way } from '../../model/finder/answer.ts';
import type { SentencePart } from '../../model/finder/data.ts';
import { routes } from '../../model/routes.ts';
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
}

/** What stands over an answer: its verdict, what it is about, and where. */
export function headingOf({ answer, texts }: Reply): string {
  const { verdict = '', subject = '' } = answer ?? {};
  const [city = ''] = texts.place.split(',');
  const isNamed = subject.toLowerCase().includes(city.toLowerCase());
  const isQuestion = subject.endsWith('?');
  const place = isNamed || isQuestion ? '' : texts.place;
  const asked = [subject, place].filter((text) => text !== '').join(', ');
  return `${verdict} ${asked}`.trim();
}

/** The answer to what was asked: what was found, the likeliest first and open, and what else is near. */
export function AnswerCard(props: AnswerCardProps) {
  const { answer, heading, call, callDrawing, list, ref } = props;
  const { verdict = '', isElsewhere, stamp, isChoice, subject, open, notes, service } = answer;
  const [first, ...more] = open;
  const isFirstAbove = first?.label === subject;
  const below = isFirstAbove ? more : open;

  return (
    <section className="finder-answer" aria-label="Answer">
      {/* Its verdict, with which it begins, is as large as a stamp. */}
      <h3 ref={ref} tabIndex={-1}>
        {verdict && <strong>{verdict}</strong>}
        <span>{heading.slice(verdict.length)}</span>
      </h3>
      {stamp && <img className="stamp" src={addressOf(stamp)} alt="" width={118} height={118} />}
      {isFirstAbove && (
        <>
          <EntryBody entry={first} />
          <ReadMore entry={first} />
        </>
      )}
      {isChoice && <Others answer={answer} isFirstOpen />}
      {below.map((entry) => (
        <div key={entry.label} className="finder-entry">
          <h4 className="lone-link">
            {entry.path === undefined ? (
              entry.label
            ) : (
              <a href={addressOf(entry.path)}>{entry.label}</a>
            )}
          </h4>
          <EntryBody entry={entry} />
        </div>
      ))}
      {notes.map((parts) => (
        <p key={textOf(parts)}>
          <Sentences parts={parts} />
        </p>
      ))}
      <p className="buttons">
        <a className={isElsewhere ? 'button' : 'button button-strong'} href={call}>
          <LineDrawing path={callDrawing} />
          {isElsewhere ? 'Call with a question' : 'Call now'}
        </a>
        {service && (
          <a className="button" href={addressOf(routes.service(service.slug))}>
            <span>
              See the service<span className="visually-hidden">: {service.name}</span>
            </span>
          </a>
        )}
      </p>
      {!isChoice && <Others answer={answer} />}
      <p className="finder-way-out">
        <a href={list}>All documents</a>
        {answer.hasQuestionsPage && <a href={addressOf(routes.questions())}>All questions</a>}
      </p>
    </section>
  );
}

interface OthersProps {
  answer: Answer;
  isFirstOpen?: boolean;
}

/** What else may be meant, each a row to open. */
function Others({ answer, isFirstOpen = false }: OthersProps) {
  const { others, othersHeading, isChoice } = answer;
  if (others.length === 0) return null;

  return (
    <div className="finder-others">
      {/* Where the answer asks which one is meant, its heading says so. */}
      {!isChoice && <h4>{othersHeading}</h4>}
      {others.map((entry, index) => (
        <details key={entry.label} open={isFirstOpen && index === 0}>
          <summary>{entry.label}</summary>
          <EntryBody entry={entry} />
          <ReadMore entry={entry} />
        </details>
      ))}
    </div>
  );
}

/** The facts of an entry in ruled cells, and its sentences. */
function EntryBody({ entry }: { entry: AnsweredEntry }) {
  const { facts, paragraphs } = entry;
  return (
    <>
      {facts.length > 0 && (
        <dl className="finder-facts">
          {facts.map((fact) => (
            <FactCell key={fact.label} {...fact} />
          ))}
        </dl>
      )}
      {paragraphs.map((parts) => (
        <p key={textOf(parts)}>
          <Sentences parts={parts} />
        </p>
      ))}
    </>
  );
}

/** The link to the page of an entry, if it has one. */
function ReadMore({ entry }: { entry: AnsweredEntry }) {
  const { path, label } = entry;
  if (path === undefined) return null;
  return (
    <p className="lone-link">
      <a href={addressOf(path)}>
        Read more<span className="visually-hidden">: {label}</span>
      </a>
    </p>
  );
}

function FactCell({ label, values, way }: Fact) {
  return (
    <div>
      <dt>{label}</dt>
      {values.map(({ label: name, text }) => (
        <dd key={text}>
          {name && <span>{name}: </span>}
          {text}
        </dd>
      ))}
      {way && (
        <dd>
          <WayDrawing {...way} />
        </dd>
      )}
    </div>
  );
}

/** The size of the drawing of a way, and the room around its ends. */
const DRAWING = { width: 96, height: 36, edge: 6 };

/** The way from the office to a city, as a line on a map: the dot is the office, the ring is the city. */
function WayDrawing({ east, north }: Way) {
  const { width, height, edge } = DRAWING;
  const scale = Math.min(
    (width - 2 * edge) / Math.max(1, Math.abs(east)),
    (height - 2 * edge) / Math.max(1, Math.abs(north)),
  );
  const [across, down] = [(east * scale) / 2, (-north * scale) / 2];
  const start = { x: width / 2 - across, y: height / 2 - down };
  const end = { x: width / 2 + across, y: height / 2 + down };
  return (
    <svg className="finder-way" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
      <circle className="office" cx={start.x} cy={start.y} r={4} />
      <circle cx={end.x} cy={end.y} r={4.5} />
    </svg>
  );
}

function textOf(parts: readonly SentencePart[]): string {
  return parts.map(({ text }) => text).join('');
}

function Sentences({ parts }: { parts: readonly SentencePart[] }) {
  return parts.map(({ text, href, lang }, index) => {
    if (href === undefined && lang === undefined) return text;
    const Element = href === undefined ? 'span' : 'a';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an answer have no other name
      <Element key={index} href={href?.startsWith('/') ? addressOf(href) : href} lang={lang}>
        {text}
      </Element>
    );
  });
}
