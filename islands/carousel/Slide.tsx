import type { Testimonial } from '../../model/schemas/testimonial.ts';
import { TestimonialCard } from './TestimonialCard.tsx';

interface Props {
  testimonial: Testimonial;
  /** "2 of 4" */
  label: string;
  current: boolean;
}

/** One slide of the carousel. */
export function Slide({ testimonial, label, current }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; a slide is a group
    <div
      className={current ? 'slide slide-current' : 'slide'}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
    >
      <TestimonialCard testimonial={testimonial} />
    </div>
  );
}
