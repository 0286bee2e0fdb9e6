import { FinderBox } from '../../components/finder/FinderBox.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Island } from '../../components/island/Island.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { Link } from '../../components/link/Link.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import {
  NOT_FOUND_SCREEN,
  NotFound,
  UNKNOWN_ATTRACTION,
  UNKNOWN_CITY,
} from '../../islands/not-found/NotFound.tsx';
import { routes } from '../../model/routes.ts';
import { Page as CityPage } from '../areas/@city/+Page.server.tsx';
import type { data } from './+data.ts';

/** 404.html: Page Not Found, and the screens that the browser puts in its place for some paths. */
export function Page({ page, cities, unknownCity, ...unknown }: ReturnType<typeof data>) {
  return (
    <>
      <Island name="NotFound" component={NotFound} props={{ cities }} when="load" />
      <div id={NOT_FOUND_SCREEN}>
        <Hero heading={page.heading}>
          <Prose html={page.body} />
          <p className="buttons">
            <Link to={routes.home()} className="button button-strong">
              Return to Home
            </Link>
          </p>
        </Hero>
        <WaysOn heading={page.linksHeading} />
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
            <Link to={routes.attractions()} className="button button-strong">
              Back to all places
            </Link>
          </p>
        </Hero>
        <WaysOn heading={page.linksHeading} />
      </template>
    </>
  );
}

/** Where to go on from a path that has no page. */
function WaysOn({ heading }: { heading: string }) {
  const ways = [
    { name: 'Services', path: routes.services() },
    { name: 'All areas we serve', path: routes.areas() },
    { name: 'Places', path: routes.attractions() },
    { name: 'Contact', path: routes.contact() },
  ];
  return (
    <Section heading={heading}>
      <ul className="pills">
        {ways.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
