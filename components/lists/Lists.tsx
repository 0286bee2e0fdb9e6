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
