interface Props {
  texts: readonly string[];
}

interface TickListProps extends Props {
  /** What stands before each: a plus for what can be had besides and is not included. */
  mark?: 'tick' | 'plus';
}

/** Texts with a tick before each, or a plus. */
export function TickList({ texts, mark = 'tick' }: TickListProps) {
  return (
    <ul role="list" className={`${mark}-list`}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Things to do, with a short rule before each, and on paper an empty box. */
export function Checklist({ texts }: Props) {
  return (
    <ul role="list" className="checklist">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
