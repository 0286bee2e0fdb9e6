import { BarKey, CityLedger } from '../../components/city-ledger/CityLedger.tsx';
import { ClosingCall } from '../../components/closing-call/ClosingCall.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { AreaMap } from '../../components/map/AreaMap.tsx';
import { SearchBox } from '../../components/search-box/SearchBox.tsx';
import { Sheet } from '../../components/sheet/Sheet.tsx';
import { useSite } from '../../components/site/site.tsx';
import { closestMap } from '../../model/map/maps.ts';
import type { Data } from '../+data.ts';

export function Page({ words, crumbs }: Data) {
  const site = useSite();
  const { locationsCities, pages } = site;
  const map = closestMap(site);

  return (
    <>
      <Hero
        crumbs={crumbs}
        search={<SearchBox isForPlaces />}
        heading={words.heading}
        text={pages.locations.body}
        after={
          <section className="wrap" aria-labelledby="cities-heading">
            <div className="list-head">
              <h2 id="cities-heading">{pages.locations.listNote}</h2>
              <BarKey cities={locationsCities} />
            </div>
            <CityLedger cities={locationsCities} />
          </section>
        }
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
