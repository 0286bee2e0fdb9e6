interface Props {
  className?: string;
  /** Whether to draw the house with the lit window. */
  hasHouse?: boolean;
}

/** Decorative foothills in three ranges, colored by the style sheet. */
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
