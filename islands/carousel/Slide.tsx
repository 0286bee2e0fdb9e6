import type { Testimonial } from '../../model/schemas/testimonial.ts';

interface Props {
  testimonial: Testimonial;
  /** "2 of 4" */
  label: string;
  current: boolean;
}

/** A testimonial; an example says that it is one. */
export function Slide({ testimonial, label, current }: Props) {
  const { name, location, text, rating, sample } = testimonial;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; a slide is a group
    <div
      className={current ? 'slide slide-current' : 'slide'}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
    >
      <figure className="card testimonial">
        {sample && <p className="sample">Sample testimonial</p>}
        <p className="stars">{`${rating} out of 5 stars`}</p>
        <blockquote>{text}</blockquote>
        <figcaption>{`${name}, ${location}`}</figcaption>
      </figure>
    </div>
  );
}
