// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  enter,
  find,
  hydrateIsland,
  leave,
  press,
  renderIsland,
  settle,
} from '../../tests/support/island.tsx';
import { Carousel, SLIDE_FOR } from './Carousel.tsx';

const testimonials = ['a', 'b', 'c'].map((id) => ({
  id,
  name: id,
  location: 'Nampa',
  text: 'Quick.',
  rating: 5,
}));

/** Media queries that match in the browser of a test. */
let media: string[];

beforeEach(() => {
  media = ['(hover: hover)'];
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: media.includes(query) }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open() {
  await hydrateIsland(renderIsland('Carousel', Carousel, { testimonials }), Carousel);
  await settle();
}

const region = () => find('section');

/** The label of the slide in view; its dot must be the current one. */
const slide = () => {
  const label = find('.slide-current').getAttribute('aria-label') ?? '';
  expect(find('[aria-current=true]').ariaLabel).toBe(`Show testimonial ${label[0]}`);
  return label;
};
const pass = async (time: number) => {
  vi.advanceTimersByTime(time);
  await settle();
};

it('waits while the pointer is inside, and says so to screen readers', async () => {
  await open();
  expect(find('.slides').ariaLive).toBe('off');
  enter(region());
  await settle();
  expect(find('.slides').ariaLive).toBe('polite');
  await pass(4 * SLIDE_FOR);
  expect(slide()).toBe('1 of 3');
  leave(region());
  await settle();
  await pass(SLIDE_FOR);
  expect(slide()).toBe('2 of 3');
});

it('waits while the tab is hidden', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const change = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
  };
  await open();
  await change();
  await pass(4 * SLIDE_FOR);
  expect(slide()).toBe('1 of 3');
  hidden.mockRestore();
  await change();
  await pass(SLIDE_FOR);
  expect(slide()).toBe('2 of 3');
});

it('is paused and goes on', async () => {
  await open();
  await press('Pause');
  await pass(4 * SLIDE_FOR);
  expect(slide()).toBe('1 of 3');
  await press('Play');
  await pass(SLIDE_FOR);
  expect(slide()).toBe('2 of 3');
});

it('keeps a chosen slide for the whole time', async () => {
  await open();
  await pass(SLIDE_FOR - 1000);
  await press('Show testimonial 2');
  await pass(SLIDE_FOR - 1);
  expect(slide()).toBe('2 of 3');
  await pass(1);
  expect(slide()).toBe('3 of 3');
});
