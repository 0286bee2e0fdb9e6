import { Hero } from '../../components/hero/Hero.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import type { Data } from '../+data.ts';

/** A page of text alone, such as the privacy policy. */
export function Page({ page }: Data) {
  return <Hero heading={page.heading} body={<Prose text={page.body} />} />;
}
