import { useSite } from '../../components/site/site.tsx';
import { longDate } from '../../model/hours.ts';
import type { Testimonial } from '../../model/schemas/testimonial.ts';

/**
 * The testimonials, which a script shows one at a time (islands/carousel.ts); all of them without
 * script. A single one needs no controls.
 */
export function Testimonials() {
  const { testimonials } = useSite();
  const [first, second] = testimonials;
  if (first && !second) return <TestimonialCard testimonial={first} />;
  return (
    <section className="carousel" aria-roledescription="carousel" aria-label="Testimonials">
      <div className="row carousel-controls script-only">
        <button type="button" className="button button-small" aria-label="Pause the testimonials">
          Pause
        </button>
        <button type="button" className="button button-small" aria-label="Previous testimonial">
          ‹
        </button>
        {testimonials.map(({ id }, index) => (
          <button
            key={id}
            type="button"
            className="dot"
            aria-label={`Show testimonial ${index + 1}`}
            aria-current={index === 0 ? 'true' : undefined}
          />
        ))}
        <button type="button" className="button button-small" aria-label="Next testimonial">
          ›
        </button>
      </div>
      <div className="slides">
        {testimonials.map((testimonial, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; a slide is a group
          <div
            key={testimonial.id}
            className={index === 0 ? 'slide slide-current' : 'slide'}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${testimonials.length}`}
          >
            <TestimonialCard testimonial={testimonial} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** What a client says, when and where; an example says that it is one. */
function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, location, text, rating, date, source, sample } = testimonial;
  return (
    <figure className="card testimonial">
      <div className="row">
        {sample && <p className="small sample">Sample testimonial</p>}
        <p className="stars">
          <span aria-hidden="true">{'★'.repeat(rating) + '☆'.repeat(5 - rating)}</span>
          <span className="visually-hidden">{`${rating} out of 5 stars`}</span>
        </p>
      </div>
      <blockquote>{text}</blockquote>
      <figcaption className="small">
        {`${name}, ${location}`}
        {(date || source) && (
          <span className="said">
            {[date && longDate(date), source && 'on '].filter(Boolean).join(', ')}
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
