import type { Phone } from '../../model/phone.ts';
import type { IslandDefinition } from '../define.ts';
import { PhoneButton } from './PhoneButton.tsx';

export const phoneButton: IslandDefinition<{ phone: Phone }> = {
  name: 'PhoneButton',
  when: 'interaction',
  Component: PhoneButton,
};
