interface Props {
  className?: string;
  /** Whether the house with the lit window stands at their foot. */
  hasHouse?: boolean;
}

/** The foothills as line drawing: three ranges, whose color is the style sheet's. An ornament. */
export function Hills({ className = '', hasHouse = false }: Props) {
  return (
    <div className={`hills ${className}`.trim()} aria-hidden="true">
      <i className="hills-far" />
      <i className="hills-middle" />
      <i className="hills-near" />
      {hasHouse && <i className="hills-house" />}
    </div>
  );
}
