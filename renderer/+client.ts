import { startDisclosures } from '../islands/plain/disclosures.ts';
import { startOpenNow } from '../islands/plain/open-now.ts';
import { startScrolling } from '../islands/plain/scrolling.ts';
import { type IslandLoaders, startIslands } from '../islands/start-islands.ts';

startDisclosures();
startScrolling();
startOpenNow();
startIslands({
  AttractionSearch: async () =>
    (await import('../islands/attraction-search/AttractionSearch.tsx')).AttractionSearch,
  Carousel: async () => (await import('../islands/carousel/Carousel.tsx')).Carousel,
  ContactForm: async () => (await import('../islands/contact-form/ContactForm.tsx')).ContactForm,
  Finder: async () => (await import('../islands/finder/Finder.tsx')).Finder,
  NotFound: async () => (await import('../islands/not-found/NotFound.tsx')).NotFound,
} satisfies IslandLoaders);

// In development an edit of a style sheet shows at once.
if (import.meta.env.DEV) await import('../styles/index.css');
