// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SiteContext } from '../components/site/site.tsx';
import { createSite } from '../model/site.ts';
import { Testimonials } from '../pages/index/Testimonials.tsx';
import { checkContent, readContentFolder } from '../scripts/content/index.ts';
import { contentOf } from '../tests/support/content.ts';
import { FIXTURE, settings } from '../tests/support/fixture.ts';
import { press } from '../tests/support/island.tsx';
import { startCarousel } from './carousel.ts';

const content = contentOf(checkContent(await readContentFolder(FIXTURE), settings));
const [testimonial = expect.fail()] = content.testimonials;

/** Shows so many testimonials, and starts the carousel without its timer. */
function show(number: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
  const testimonials = Array.from({ length: number }, (_, index) => ({
    ...testimonial,
    id: `number-${index + 1}`,
  }));
  document.body.innerHTML = renderToStaticMarkup(
    <SiteContext value={createSite({ ...content, testimonials })}>
      <Testimonials />
    </SiteContext>,
  );
  startCarousel();
}

const current = () => [...document.querySelectorAll('.slide-current')].map((one) => one.ariaLabel);

it('says which of many testimonials is shown, in place of a dot for each', async () => {
  show(13);
  const position = () => document.querySelector('.carousel-position')?.textContent;
  expect(document.querySelectorAll('.dot')).toHaveLength(0);
  expect(position()).toBe('1 of 13');

  await press('Next');
  await press('Next');
  expect([position(), current()]).toEqual(['3 of 13', ['3 of 13']]);
  for (let step = 0; step < 3; step++) await press('Previous');
  expect([position(), current()]).toEqual(['13 of 13', ['13 of 13']]);
});

it('has a dot for each of a dozen', async () => {
  show(12);
  expect(document.querySelectorAll('.dot')).toHaveLength(12);
  expect(document.querySelector('.carousel-position')).toBeNull();
  await press('Show testimonial 12');
  expect(current()).toEqual(['12 of 12']);
});
