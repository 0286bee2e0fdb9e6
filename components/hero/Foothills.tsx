import { FOOTHILLS } from '../../model/drawings.ts';

/** The foothills with the river at their foot; a picture without a message. */
export function Foothills() {
  const { viewBox, far, middle, near } = FOOTHILLS;
  return (
    <svg className="foothills" viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
      <path className="hill-far" d={far} />
      <path className="hill-middle" d={middle} />
      <path className="hill-near" d={near} />
      <path className="river" d="M0 150q200-14 400-2t400-4 400 2" />
    </svg>
  );
}
