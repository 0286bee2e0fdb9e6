import { Hero } from '../../components/hero/Hero.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import type { Data } from '../+data.ts';

/** Privacy policy and terms of service. */
export function Page({ page }: Data) {
  return (
    <>
      <Hero heading={page.heading} />
      <div className="section wrap">
        <Prose html={page.body} />
      </div>
    </>
  );
}
