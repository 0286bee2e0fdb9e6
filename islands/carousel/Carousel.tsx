import { useEffect, useRef, useState } from 'react';
import type { Testimonial } from '../../model/schemas/testimonial.ts';

/** How long each slide stays. Unit: milliseconds. */
export const SLIDE_FOR = 5000;

/**
 * One testimonial at a time, changing by itself (WAI-ARIA Authoring Practices, "Carousel"). A slide
 * that was chosen stays for the whole time too. Slides wait while pointer or keyboard focus is inside,
 * and do not start by themselves for visitors who prefer reduced motion (WCAG 2.2, 2.2.2).
 */
export function Carousel({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const count = testimonials.length;
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);
  const next = (current + 1) % count;
  const running = playing && !held;

  // After a tap `:hover` stays, and after a click the focus.
  const look = () => {
    const isHeld = (state: string) => region.current?.matches(state) ?? false;
    const hovers = matchMedia('(hover: hover)').matches && isHeld(':hover');
    setHeld(hovers || isHeld(':has(:focus-visible)'));
  };

  useEffect(() => {
    setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);
  // Pointer and focus may have been inside before anyone listened.
  useEffect(look, []);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setCurrent(next), SLIDE_FOR);
    return () => clearTimeout(timer);
  }, [running, next]);

  return (
    <section
      className="carousel"
      aria-roledescription="carousel"
      aria-label="Testimonials"
      ref={region}
      onPointerEnter={look}
      onPointerLeave={look}
      onFocus={look}
      onBlur={look}
    >
      <div className="row carousel-controls script-only">
        <button type="button" className="button button-small" onClick={() => setPlaying(!playing)}>
          {playing ? 'Pause' : 'Play'}
          <span className="visually-hidden"> the testimonials</span>
        </button>
        <button
          type="button"
          className="button button-small"
          aria-label="Previous testimonial"
          onClick={() => setCurrent((current + count - 1) % count)}
        >
          ‹
        </button>
        {testimonials.map(({ id }, index) => (
          <button
            key={id}
            type="button"
            className="dot"
            aria-label={`Show testimonial ${index + 1}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => setCurrent(index)}
          />
        ))}
        <button
          type="button"
          className="button button-small"
          aria-label="Next testimonial"
          onClick={() => setCurrent(next)}
        >
          ›
        </button>
      </div>
      <div className="slides" aria-live={running ? 'off' : 'polite'}>
        {testimonials.map((testimonial, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; a slide is a group
          <div
            key={testimonial.id}
            className={index === current ? 'slide slide-current' : 'slide'}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${count}`}
          >
            <TestimonialCard testimonial={testimonial} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** What a client says, when and where, its date written out; an example says that it is one. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
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
