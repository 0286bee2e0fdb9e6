import type { Testimonial } from '../../model/schemas/testimonial.ts';

/** What a client says, when and where, its date written out; an example says that it is one. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, location, text, rating, date, source, sample } = testimonial;
  return (
    <figure className="card testimonial">
      {sample && <p className="sample">Sample testimonial</p>}
      <p className="stars">
        <span aria-hidden="true">{'★'.repeat(rating) + '☆'.repeat(5 - rating)}</span>
        <span className="visually-hidden">{`${rating} out of 5 stars`}</span>
      </p>
      <blockquote>{text}</blockquote>
      <figcaption>
        {`${name}, ${location}`}
        {(date || source) && (
          <span className="said">
            {[date, source && 'on '].filter(Boolean).join(', ')}
            {source?.url ? (
              <a href={source.url} rel="noopener noreferrer">
                {source.name}
              </a>
            ) : (
              source?.name
            )}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
