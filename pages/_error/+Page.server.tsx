import { NotFoundScreen } from '../../components/not-found/NotFoundScreen.tsx';
import { UnknownPaths } from '../../components/not-found/UnknownPaths.tsx';
import { UnknownPlace } from '../../components/not-found/UnknownPlace.tsx';
import { TownView } from '../../components/town/TownView.tsx';
import { NOT_FOUND_SCREEN, UNKNOWN_PLACE, UNKNOWN_TOWN } from '../../model/not-found.ts';
import type { NotFoundData } from './+data.ts';

/** 404.html: Page Not Found, and the screens that the browser puts in its place for some paths. */
export function Page({ page, unknownTown, unknownPlaceTitle }: NotFoundData) {
  return (
    <>
      <UnknownPaths />
      <div id={NOT_FOUND_SCREEN}>
        <NotFoundScreen page={page} />
      </div>
      <template id={UNKNOWN_TOWN.template} data-title={unknownTown.head.title}>
        <TownView {...unknownTown} />
      </template>
      <template id={UNKNOWN_PLACE.template} data-title={unknownPlaceTitle}>
        <UnknownPlace page={page} />
      </template>
    </>
  );
}
