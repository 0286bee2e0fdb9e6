import { ClosingCall } from '../../components/closing-call/ClosingCall.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import type { data } from './+data.ts';

/** A page of text alone: the privacy policy and the terms, and each page that the owner has added. */
export function Page({ words, body, isAdded }: ReturnType<typeof data>) {
  return (
    <>
      <Hero heading={words.heading} body={<Prose text={body} />} />
      {isAdded && <ClosingCall />}
    </>
  );
}
