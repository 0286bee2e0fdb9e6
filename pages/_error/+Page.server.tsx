import { CityView } from '../../components/city/CityView.tsx';
import { FinderBox } from '../../components/finder/FinderBox.tsx';
import { Island } from '../../components/island/Island.tsx';
import { NotFoundScreen } from '../../components/not-found/NotFoundScreen.tsx';
import { UnknownAttraction } from '../../components/not-found/UnknownAttraction.tsx';
import { NotFound } from '../../islands/not-found/NotFound.tsx';
import { NOT_FOUND_SCREEN, UNKNOWN_ATTRACTION, UNKNOWN_CITY } from '../../model/not-found.ts';
import type { NotFoundData } from './+data.ts';

/** 404.html: Page Not Found, and the screens that the browser puts in its place for some paths. */
export function Page({ page, cities, unknownCity, unknownAttractionTitle }: NotFoundData) {
  return (
    <>
      <Island name="NotFound" component={NotFound} props={{ cities }} when="load" />
      <div id={NOT_FOUND_SCREEN}>
        <NotFoundScreen page={page} />
      </div>
      <template id={UNKNOWN_CITY.template} data-title={unknownCity.head.title}>
        <CityView {...unknownCity}>
          <FinderBox first="place" />
        </CityView>
      </template>
      <template id={UNKNOWN_ATTRACTION.template} data-title={unknownAttractionTitle}>
        <UnknownAttraction page={page} />
      </template>
    </>
  );
}
