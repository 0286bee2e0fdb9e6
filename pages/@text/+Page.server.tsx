import { ClosingCall } from '../../components/closing-call/ClosingCall.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import type { Data } from '../+data.ts';

/** A page of text alone: the privacy policy and the terms, and each page that the owner has added. */
export function Page({ page, isAdded }: Data) {
  return (
    <>
      <Hero heading={page.heading} body={<Prose text={page.body} />} />
      {isAdded && <ClosingCall />}
    </>
  );
}
