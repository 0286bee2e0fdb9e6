import type { IslandDefinition } from '../define.ts';
import { NotFound } from './NotFound.tsx';

export const notFound: IslandDefinition<object> = {
  name: 'NotFound',
  when: 'load',
  Component: NotFound,
};
