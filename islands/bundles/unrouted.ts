import { Carousel } from '../carousel/Carousel.tsx';
import { ContactForm } from '../contact-form/ContactForm.tsx';
import { hydrateOneOf, hydrator } from '../hydrate.ts';
import { PhoneButton } from '../phone-button/PhoneButton.tsx';
import { EmailReveal } from '../reveal/EmailReveal.tsx';
import { PhoneReveal } from '../reveal/PhoneReveal.tsx';

/** The islands that do without the router. */
export const hydrate = hydrateOneOf({
  PhoneButton: hydrator(PhoneButton),
  PhoneReveal: hydrator(PhoneReveal),
  EmailReveal: hydrator(EmailReveal),
  Carousel: hydrator(Carousel),
  ContactForm: hydrator(ContactForm),
});
