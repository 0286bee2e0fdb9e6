import type { IslandDefinition } from '../define.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';

export const carousel: IslandDefinition<CarouselProps> = {
  name: 'Carousel',
  when: 'visible',
  Component: Carousel,
};
