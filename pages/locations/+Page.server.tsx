import { BarKey, CityLedger } from '../../components/city-ledger/CityLedger.tsx';
import { ClosingCall } from '../../components/closing-call/ClosingCall.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { LinkedAreaMap } from '../../components/map/LinkedAreaMap.tsx';
import { SearchBox } from '../../components/search-box/SearchBox.tsx';
import { Sheet } from '../../components/sheet/Sheet.tsx';
import { useSite } from '../../components/site/site.tsx';
import type { Data } from '../+data.ts';

export function Page({ words, crumbs }: Data) {
  const { locationsCities, pages, maps } = useSite();
  // The closest map: of the valley, or of the region if no city is near the office.
  const [map] = maps;

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
            <Sheet className="map-sheet screen-only">
              <LinkedAreaMap map={map} />
            </Sheet>
          )
        }
      />
      <ClosingCall />
    </>
  );
}
