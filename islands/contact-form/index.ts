import type { IslandDefinition } from '../define.ts';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';
import { KEPT } from './useKeptText.ts';

export const contactForm: IslandDefinition<ContactFormProps> = {
  name: 'ContactForm',
  when: 'interaction',
  nowIf: { saved: KEPT },
  Component: ContactForm,
};
