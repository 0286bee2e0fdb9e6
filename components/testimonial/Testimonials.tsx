import { Carousel } from '../../islands/carousel/Carousel.tsx';
import { TestimonialCard } from '../../islands/carousel/TestimonialCard.tsx';
import type { Testimonial } from '../../model/content.ts';
import { longDate } from '../../model/hours.ts';
import { Island } from '../island/Island.tsx';

/** The testimonials, one at a time; all of them without script. A single one needs no controls. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  // Dates are written out here, so that no browser has to.
  const dated = testimonials.map(({ date, ...said }) =>
    date === undefined ? said : { ...said, date: longDate(date) },
  );
  const [first, ...more] = dated;
  if (first === undefined) return null;
  if (more.length === 0) return <TestimonialCard testimonial={first} />;
  return (
    <Island name="Carousel" component={Carousel} props={{ testimonials: dated }} when="visible" />
  );
}
