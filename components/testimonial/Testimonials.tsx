import { TestimonialCard } from '../../islands/carousel/TestimonialCard.tsx';
import type { Testimonial } from '../../model/content.ts';
import { Island } from '../island/Island.tsx';

/** The testimonials, one at a time; all of them without script. A single one needs no controls. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const [first, ...more] = testimonials;
  if (first !== undefined && more.length === 0) return <TestimonialCard testimonial={first} />;
  return <Island name="Carousel" props={{ testimonials }} />;
}
