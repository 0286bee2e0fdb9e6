interface Props {
  texts: readonly string[];
}

/** Texts with a tick before each. */
export function TickList({ texts }: Props) {
  return (
    <ul role="list" className="tick-list">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Things to do, with an empty box before each, as on paper. */
export function Checklist({ texts }: Props) {
  return (
    <ul role="list" className="checklist">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
