interface Props {
  /** A line on a grid of 24. */
  path: string;
}

/** A small line drawing on a button whose words say the same. */
export function LineDrawing({ path }: Props) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
