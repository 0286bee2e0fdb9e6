// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { find, openIsland, press, settle } from '../../tests/support/island.tsx';
import { Carousel, SLIDE_FOR } from './Carousel.tsx';

const said = { location: 'Nampa', text: 'Quick.', rating: 5 };
const testimonials = ['a', 'b', 'c'].map((id) => ({ id, name: id, ...said }));

beforeEach(async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: hover)' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await openIsland('Carousel', Carousel, { testimonials });
  await settle();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const slide = () => find('.slide-current').ariaLabel;

async function pass(time: number) {
  vi.advanceTimersByTime(time);
  await settle();
}

async function pointer(type: 'pointerover' | 'pointerout') {
  find('section').dispatchEvent(new MouseEvent(type, { bubbles: true }));
  await settle();
}

async function hideTab(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}

it.each([
  ['the pointer is inside', () => pointer('pointerover'), () => pointer('pointerout')],
  ['the tab is hidden', () => hideTab(true), () => hideTab(false)],
  ['it is paused', () => press('Pause'), () => press('Play')],
])('waits while %s, and says so to screen readers', async (_, hold, release) => {
  expect(find('.slides').ariaLive).toBe('off');
  await hold();
  expect(find('.slides').ariaLive).toBe('polite');
  await pass(4 * SLIDE_FOR);
  expect(slide()).toBe('1 of 3');
  await release();
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
