import type { Testimonial } from '../../model/schemas/testimonial.ts';
import { Controls } from './Controls.tsx';
import { Slide } from './Slide.tsx';
import { useRotation } from './useRotation.ts';

export interface CarouselProps {
  testimonials: readonly Testimonial[];
}

/** One testimonial at a time, changing by itself (WAI-ARIA Authoring Practices, "Carousel"). */
export function Carousel({ testimonials }: CarouselProps) {
  const rotation = useRotation(testimonials.length);
  return (
    <section
      className="carousel"
      aria-roledescription="carousel"
      aria-label="Testimonials"
      ref={rotation.holder}
      {...rotation.holders}
    >
      <Controls rotation={rotation} count={testimonials.length} />
      <div className="slides" aria-live={rotation.running ? 'off' : 'polite'}>
        {testimonials.map((testimonial, index) => (
          <Slide
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two may share an id
            key={index}
            testimonial={testimonial}
            label={`${index + 1} of ${testimonials.length}`}
            current={index === rotation.current}
          />
        ))}
      </div>
    </section>
  );
}
