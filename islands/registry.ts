import type { ComponentType } from 'react';

/** Wakes up one element of the page; resolves once it answers. */
type Wake = (element: HTMLElement) => Promise<void>;

/** How to load each island by name; nothing is fetched before its function is called. */
export const REGISTRY: Record<string, () => Promise<Wake>> = {
  PhoneButton: () => withReact(import('./phone-button/PhoneButton.tsx').then((x) => x.PhoneButton)),
  PhoneReveal: () => withReact(import('./reveal/PhoneReveal.tsx').then((x) => x.PhoneReveal)),
  EmailReveal: () => withReact(import('./reveal/EmailReveal.tsx').then((x) => x.EmailReveal)),
  Carousel: () => withReact(import('./carousel/Carousel.tsx').then((x) => x.Carousel)),
  PlaceSearch: () => withReact(import('./place-search/PlaceSearch.tsx').then((x) => x.PlaceSearch)),
  ContactForm: () => withReact(import('./contact-form/ContactForm.tsx').then((x) => x.ContactForm)),
  NotFound: () => withReact(import('./not-found/NotFound.tsx').then((x) => x.NotFound)),
};

/** Fetches React beside the component, so that neither waits for the other. */
async function withReact<Props extends object>(
  loading: Promise<ComponentType<Props>>,
): Promise<Wake> {
  const [{ hydrate }, Component] = await Promise.all([import('./hydrate.ts'), loading]);
  return (element) => hydrate(element, Component);
}
