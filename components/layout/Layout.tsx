import type { ReactNode } from 'react';
import { formatPhone } from '../../model/contact.ts';
import { hoursShortText } from '../../model/hours.ts';
import { Announcement } from '../announcement/Announcement.tsx';
import { CallBar } from '../call-bar/CallBar.tsx';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import { Seal } from '../seal/Seal.tsx';
import { useSite } from '../site/site.tsx';

interface Props {
  path: string;
  children: ReactNode;
}

export function Layout({ path, children }: Props) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header path={path} />
      <Announcement />
      <Letterhead />
      <main id="main">{children}</main>
      <Footer />
      <CallBar path={path} />
    </>
  );
}

/** For printed pages: whom to call, and when. Its end is where browsers may start to paint a page. */
function Letterhead() {
  const { name, phone, hours } = useSite().business;

  return (
    <p id="letterhead" className="print-only wrap letterhead">
      <Seal isSmall />
      <span translate="no">
        {name}, <strong>{formatPhone(phone)}</strong>
      </span>
      . {hoursShortText(hours)}.
    </p>
  );
}
