import { Carousel } from '../carousel/Carousel.tsx';
import { ContactForm } from '../contact-form/ContactForm.tsx';
import { hydrator, wakeOneOf } from '../hydrate.ts';
import { PhoneButton } from '../phone-button/PhoneButton.tsx';
import { EmailReveal } from '../reveal/EmailReveal.tsx';
import { PhoneReveal } from '../reveal/PhoneReveal.tsx';

/** The islands that do without the router. */
export const wake = wakeOneOf({
  PhoneButton: hydrator(PhoneButton),
  PhoneReveal: hydrator(PhoneReveal),
  EmailReveal: hydrator(EmailReveal),
  Carousel: hydrator(Carousel),
  ContactForm: hydrator(ContactForm),
});
