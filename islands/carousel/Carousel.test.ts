// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { find, openIsland, press, settle } from '../../tests/support/island.tsx';
import { Carousel, SLIDE_FOR } from './Carousel.tsx';

const said = { location: 'Nampa', text: 'Quick.', rating: 5 };
const testimonials = ['a', 'b', 'c'].map((id) => ({ id, name: id, ...said }));

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await openIsland('Carousel', Carousel, { testimonials });
  await settle();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const slide = () => find('.slide-current').ariaLabel;

async function pass(time: number) {
  vi.advanceTimersByTime(time);
  await settle();
}

it('waits while it is paused, and says so to screen readers', async () => {
  expect(find('.slides').ariaLive).toBe('off');
  await press('Pause');
  expect(find('.slides').ariaLive).toBe('polite');
  await pass(4 * SLIDE_FOR);
  expect(slide()).toBe('1 of 3');
  await press('Play');
  await pass(SLIDE_FOR);
  expect(slide()).toBe('2 of 3');
});

it('keeps a chosen slide for the whole time', async () => {
  await pass(SLIDE_FOR - 1000);
  await press('Show testimonial 2');
  await pass(SLIDE_FOR - 1);
  expect(slide()).toBe('2 of 3');
  await pass(1);
  expect(slide()).toBe('3 of 3');
});
