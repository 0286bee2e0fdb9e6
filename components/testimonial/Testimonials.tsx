import type { Testimonial } from '../../model/content.ts';

/** All testimonials; an example says that it is one. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <ul className="grid testimonials">
      {testimonials.map(({ id, name, location, text, rating, sample }) => (
        <li key={id}>
          <figure className="card testimonial">
            {sample && <p className="sample">Sample testimonial</p>}
            <p className="stars">{rating} out of 5 stars</p>
            <blockquote>{text}</blockquote>
            <figcaption>
              {name}, {location}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
