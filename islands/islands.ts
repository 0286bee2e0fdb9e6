/** Every island: how the browser imports its component. */
export const ISLANDS = {
  AttractionSearch: async () =>
    (await import('./attraction-search/AttractionSearch.tsx')).AttractionSearch,
  Carousel: async () => (await import('./carousel/Carousel.tsx')).Carousel,
  ContactForm: async () => (await import('./contact-form/ContactForm.tsx')).ContactForm,
  Finder: async () => (await import('./finder/Finder.tsx')).Finder,
  NotFound: async () => (await import('./not-found/NotFound.tsx')).NotFound,
};

export type IslandName = keyof typeof ISLANDS;
