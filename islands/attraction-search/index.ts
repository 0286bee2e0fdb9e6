import type { IslandDefinition } from '../define.ts';
import { AttractionSearch, type AttractionSearchProps } from './AttractionSearch.tsx';

export const attractionSearch: IslandDefinition<AttractionSearchProps> = {
  name: 'AttractionSearch',
  when: 'interaction',
  nowIf: { parameter: 'q' },
  Component: AttractionSearch,
};
