import { carousel } from '../../islands/carousel/index.ts';
import type { Testimonial } from '../../model/content.ts';
import { Island } from '../island/Island.tsx';

/** The testimonials, one at a time; all of them without script. */
export function TestimonialCarousel({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return <Island of={carousel} props={{ testimonials }} />;
}
