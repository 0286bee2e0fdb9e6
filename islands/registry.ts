import type { ComponentType } from 'react';
import { DOCUMENT, PLACE } from '../model/finder/finder-data.ts';
import { AttractionSearch } from './attraction-search/AttractionSearch.tsx';
import { QUERY } from './attraction-search/query-parameter.ts';
import { Carousel } from './carousel/Carousel.tsx';
import { ContactForm } from './contact-form/ContactForm.tsx';
import { KEPT } from './contact-form/useKeptText.ts';
import { Finder } from './finder/Finder.tsx';
import { NotFound } from './not-found/NotFound.tsx';

/** A component that reaches the browser, and when it hydrates there. */
interface Island<Props> {
  Component: ComponentType<Props>;
  /** At once, when it comes into view, or on interaction (pointer, focus, key). */
  when: 'load' | 'visible' | 'interaction';
  /** Loads its script before, while the page is idle, unless the visitor saves data. */
  prefetch?: boolean;
  /** Hydrates at once given one of these search parameters, or something kept in the tab by such a name. */
  given?: string;
}

const islands = {
  AttractionSearch: {
    Component: AttractionSearch,
    when: 'interaction',
    prefetch: true,
    given: QUERY,
  },
  Carousel: { Component: Carousel, when: 'visible' },
  ContactForm: { Component: ContactForm, when: 'interaction', prefetch: true, given: KEPT },
  Finder: { Component: Finder, when: 'interaction', given: `${DOCUMENT} ${PLACE}` },
  NotFound: { Component: NotFound, when: 'load' },
} as const satisfies Record<string, Island<never>>;

type Islands = typeof islands;

export type IslandName = keyof Islands;

/** What each island gets. */
export type IslandProps = {
  [Name in IslandName]: Islands[Name]['Component'] extends ComponentType<infer Props extends object>
    ? Props
    : never;
};

/** Every island. Whatever else names one is held to these names by the compiler. */
export const ISLANDS: { readonly [Name in IslandName]: Island<IslandProps[Name]> } = islands;
