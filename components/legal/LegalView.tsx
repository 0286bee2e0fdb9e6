import type { LegalPage } from '../../model/legal.ts';
import { Hero } from '../hero/Hero.tsx';
import { Prose } from '../prose/Prose.tsx';

/** A page that is only a text. */
export function LegalView({ page }: LegalPage) {
  return (
    <>
      <Hero heading={page.heading} />
      <div className="section wrap">
        <Prose html={page.body} />
      </div>
    </>
  );
}
