import { CityNames } from '../../components/city-ledger/CityLedger.tsx';
import { ClosingCall } from '../../components/closing-call/ClosingCall.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Link } from '../../components/link/Link.tsx';
import { AreaMap } from '../../components/map/AreaMap.tsx';
import { SearchBox } from '../../components/search-box/SearchBox.tsx';
import { Sheet } from '../../components/sheet/Sheet.tsx';
import { useSite } from '../../components/site/site.tsx';
import { wholeMap } from '../../model/map/maps.ts';
import { messagePath } from '../../model/routes.ts';
import type { Data } from '../+data.ts';

export function Page({ words, crumbs }: Data) {
  const site = useSite();
  const { body } = site.pages.areas;
  const map = wholeMap(site);

  return (
    <>
      <Hero
        crumbs={crumbs}
        search={<SearchBox isForPlaces />}
        heading={words.heading}
        text={body}
        body={<FeaturedCities />}
        after={<AllCities />}
        sheet={
          map && (
            <Sheet className="screen-only">
              <AreaMap map={map} kind="linked" />
            </Sheet>
          )
        }
      />
      <ClosingCall />
    </>
  );
}

function FeaturedCities() {
  const { pages, featuredCities } = useSite();

  return (
    <section>
      <div className="list-head">
        <h2>{pages.areas.featuredHeading}</h2>
      </div>
      <CityNames cities={featuredCities} />
    </section>
  );
}

/** All cities by name, and what to do if yours isn't listed. */
function AllCities() {
  const { pages, citiesByName } = useSite();
  const { closing } = pages.areas;

  return (
    <div className="wrap stack">
      <section>
        <div className="list-head">
          <h2>All Service Areas</h2>
        </div>
        <CityNames cities={citiesByName} />
      </section>
      <p>
        {closing} <Link to={messagePath()}>Send a message</Link>
      </p>
    </div>
  );
}
