import { AttractionList } from '../../components/attraction/AttractionList.tsx';
import { NoAttractions } from '../../components/attraction/NoAttractions.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import type { AttractionsData } from './+data.ts';

export function Page({ page, crumbs, groups, featured }: AttractionsData) {
  return (
    <>
      <Hero crumbs={crumbs} heading={page.heading}>
        <Prose html={page.body} />
      </Hero>
      <div className="section wrap">
        {groups.length > 0 ? (
          <AttractionList groups={groups} featured={featured} />
        ) : (
          <NoAttractions />
        )}
      </div>
    </>
  );
}
