import type { ReactNode } from 'react';
import { formatPhone } from '../../model/contact.ts';
import { hoursShortText } from '../../model/hours.ts';
import { CallBar } from '../call/Call.tsx';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import { useSite } from '../site/site.tsx';

/** What stands around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const { name, phone, hours } = useSite().business;
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      {/* On paper nothing can be pressed: whom to call, and when. */}
      <p className="print-only wrap">
        {name}, <strong>{formatPhone(phone)}</strong>. {hoursShortText(hours)}.
      </p>
      <main id="main">{children}</main>
      <Footer />
      <CallBar />
    </>
  );
}
