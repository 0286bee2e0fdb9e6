interface Props {
  texts: readonly string[];
}

interface TickListProps extends Props {
  /** Whether they can be had besides, and are not included: then each has a plus sign for its tick. */
  areExtras?: boolean;
}

/** Texts with a tick before each. */
export function TickList({ texts, areExtras = false }: TickListProps) {
  return (
    <ul role="list" className={areExtras ? 'plus-list' : 'tick-list'}>
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
