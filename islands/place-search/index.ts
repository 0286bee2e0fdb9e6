import type { IslandDefinition } from '../define.ts';
import { PlaceSearch, type PlaceSearchProps } from './PlaceSearch.tsx';

export const placeSearch: IslandDefinition<PlaceSearchProps> = {
  name: 'PlaceSearch',
  when: 'reach',
  nowIf: { parameter: 'q' },
  Component: PlaceSearch,
};
