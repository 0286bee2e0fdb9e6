interface Props {
  texts: readonly string[];
}

interface TickListProps extends Props {
  /** "plus" marks extras that aren't included. */
  mark?: 'tick' | 'plus';
}

export function TickList({ texts, mark = 'tick' }: TickListProps) {
  return (
    <ul role="list" className={`${mark}-list`}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
