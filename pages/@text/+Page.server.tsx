import { ClosingCall } from '../../components/closing-call/ClosingCall.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import type { data } from './+data.ts';

/**
 * A text page: the privacy policy, the terms, and each page that the owner has added. One in another
 * language starts with the legal notice in that language.
 */
export function Page({ words, body, added }: ReturnType<typeof data>) {
  const { lang, notice, picture } = added ?? {};

  return (
    <>
      <Hero
        heading={words.heading}
        lang={lang}
        body={
          <>
            {picture && <Picture picture={picture} shape="lead" />}
            <Prose text={body} />
          </>
        }
      >
        {notice && <p className="lead">{notice}</p>}
      </Hero>
      {/* It's in English, so it would look out of place in another language. */}
      {added && !lang && <ClosingCall />}
    </>
  );
}
