import type { IslandDefinition } from '../define.ts';
import { EmailReveal, type EmailRevealProps } from './EmailReveal.tsx';
import { PhoneReveal, type PhoneRevealProps } from './PhoneReveal.tsx';

export const phoneReveal: IslandDefinition<PhoneRevealProps> = {
  name: 'PhoneReveal',
  when: 'interaction',
  Component: PhoneReveal,
};

export const emailReveal: IslandDefinition<EmailRevealProps> = {
  name: 'EmailReveal',
  when: 'interaction',
  Component: EmailReveal,
};
