import { CityTiles } from '../../components/city/CityTiles.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { Link } from '../../components/link/Link.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { routes } from '../../model/routes.ts';
import type { AreasData } from './+data.ts';

export function Page({ page, crumbs, featured, cities }: AreasData) {
  return (
    <>
      <Hero crumbs={crumbs} heading={page.heading}>
        <Prose html={page.body} />
      </Hero>
      <Section heading={page.featuredHeading}>
        <CityTiles cities={featured} />
      </Section>
      <Section heading="All Service Areas" tone="tinted">
        <CityTiles cities={cities} />
      </Section>
      <div className="section wrap">
        <p>
          {page.closing} <Link to={routes.contact()}>Contact us</Link>
        </p>
        <p>
          <Link to={routes.locations()}>What a visit to each town looks like</Link>
        </p>
      </div>
    </>
  );
}
