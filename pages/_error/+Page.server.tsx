import { FinderBox } from '../../components/finder/FinderBox.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Island } from '../../components/island/Island.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { LinkButton, LinkList } from '../../components/link/Link.tsx';
import {
  NOT_FOUND_SCREEN,
  NotFound,
  UNKNOWN_ATTRACTION,
  UNKNOWN_CITY,
} from '../../islands/not-found/NotFound.tsx';
import { routes } from '../../model/routes.ts';
import { Page as CityPage } from '../areas/@city/+Page.server.tsx';
import type { data } from './+data.ts';

/** Where to go on from a path that has no page. */
const WAYS = [
  { name: 'Services', path: routes.services() },
  { name: 'All areas we serve', path: routes.areas() },
  { name: 'Places', path: routes.attractions() },
  { name: 'Contact', path: routes.contact() },
];

/** 404.html: Page Not Found, and the screens that the browser puts in its place for some paths. */
export function Page({ page, cities, unknownCity, ...unknown }: ReturnType<typeof data>) {
  const waysOn = (
    <Section heading={page.linksHeading}>
      <LinkList links={WAYS} className="pills" />
    </Section>
  );
  return (
    <>
      <Island name="NotFound" component={NotFound} props={{ cities }} when="load" />
      <div id={NOT_FOUND_SCREEN}>
        <Hero heading={page.heading} text={page.body}>
          <p className="buttons">
            <LinkButton to={routes.home()} className="button-strong">
              Return to Home
            </LinkButton>
          </p>
        </Hero>
        {waysOn}
      </div>
      <template id={UNKNOWN_CITY.template} data-title={unknownCity.head.title}>
        <CityPage {...unknownCity}>
          <FinderBox first="place" />
        </CityPage>
      </template>
      <template id={UNKNOWN_ATTRACTION.template} data-title={unknown.attractionTitle}>
        <Hero heading={page.placeHeading}>
          <p>{page.placeText}</p>
          <p>
            You asked for: <code>{UNKNOWN_ATTRACTION.placeholder}</code>
          </p>
          <p className="buttons">
            <LinkButton to={routes.attractions()} className="button-strong">
              Back to all places
            </LinkButton>
          </p>
        </Hero>
        {waysOn}
      </template>
    </>
  );
}
