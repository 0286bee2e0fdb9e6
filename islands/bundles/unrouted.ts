import { Carousel } from '../carousel/Carousel.tsx';
import { ContactForm } from '../contact-form/ContactForm.tsx';
import { hydrateOneOf } from '../hydrate.ts';

/** The islands that do without the router. */
export const hydrate = hydrateOneOf<'unrouted'>({ Carousel, ContactForm });
