import { Arrow } from '../../components/ledger/Ledger.tsx';
import { useSite } from '../../components/site/site.tsx';
import { longDate } from '../../model/hours.ts';
import { TESTIMONIALS_ANCHOR } from '../../model/routes.ts';
import type { Testimonial } from '../../model/schemas/testimonial.ts';

/**
 * A script shows one testimonial at a time (islands/carousel.ts); without scripts all are visible. A
 * single one has no controls.
 */
export function Testimonials() {
  const { testimonials, pages } = useSite();
  const heading = <h2>{pages.home.testimonialsHeading}</h2>;
  const [first, second] = testimonials;

  return (
    <section className="section section-tinted testimonials" id={TESTIMONIALS_ANCHOR}>
      <div className="wrap">
        {first && !second ? (
          <>
            {heading}
            <TestimonialCard testimonial={first} />
          </>
        ) : (
          <section className="carousel" aria-roledescription="carousel" aria-label="Testimonials">
            <div>
              {heading}
              <Controls testimonials={testimonials} />
            </div>
            <Slides testimonials={testimonials} />
          </section>
        )}
      </div>
    </section>
  );
}

interface Props {
  testimonials: readonly Testimonial[];
}

/** More dots would fill a phone's screen, and tell less than a number. */
const MOST_DOTS = 12;

/** Previous, a dot for each testimonial or "3 of 400", next and pause; the script relies on this order. */
function Controls({ testimonials }: Props) {
  const number = testimonials.length;
  const dots = number > MOST_DOTS ? [] : testimonials;
  return (
    <div className="carousel-controls script-only">
      <button type="button" className="carousel-step" aria-label="Previous testimonial">
        <Arrow isBack />
      </button>
      {number > MOST_DOTS && (
        <p className="carousel-position">
          <span>1</span>
          {` of ${number}`}
        </p>
      )}
      {dots.map(({ id }, index) => (
        <button
          key={id}
          type="button"
          className="dot"
          aria-label={`Show testimonial ${index + 1}`}
          aria-current={index === 0 ? 'true' : undefined}
        />
      ))}
      <button type="button" className="carousel-step" aria-label="Next testimonial">
        <Arrow />
      </button>
      <button type="button" className="carousel-pause">
        <span className="carousel-running">Pause</span>
        <span className="carousel-paused">Play</span>
        <span className="visually-hidden"> the testimonials</span>
      </button>
    </div>
  );
}

function Slides({ testimonials }: Props) {
  return (
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
  );
}

/** A sample is labeled and shows no stars. */
function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, location, text, rating, sample } = testimonial;

  return (
    <figure className={sample ? 'testimonial testimonial-sample' : 'testimonial'}>
      {!sample && (
        <p className="stars">
          <span aria-hidden="true">{'★'.repeat(rating) + '☆'.repeat(5 - rating)}</span>
          <span className="visually-hidden">{`${rating} out of 5 stars`}</span>
        </p>
      )}
      <blockquote>
        {sample && <span className="sample">Sample: </span>}
        {text}
      </blockquote>
      <figcaption>
        <span>{`${name}, ${location}`}</span>
        <WhenAndWhere testimonial={testimonial} />
      </figcaption>
    </figure>
  );
}

/** The date of a testimonial and the site where it can be read; nothing if unknown. */
function WhenAndWhere({ testimonial }: { testimonial: Testimonial }) {
  const { name, location, date, source } = testimonial;
  if (date === undefined && source === undefined) return null;

  const day = date && longDate(date);
  const site = source?.url ? (
    <a href={source.url} rel="noopener noreferrer">
      {source.name}
      <span className="visually-hidden">{`: what ${name}, ${location}, wrote`}</span>
    </a>
  ) : (
    source?.name
  );
  return (
    <span className="said">
      {day}
      {day && source && ', '}
      {source && 'on '}
      {site}
    </span>
  );
}
