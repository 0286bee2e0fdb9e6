import type { ReactNode } from 'react';
import { CallBar } from '../call/CallBar.tsx';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import { PrintedContact } from './PrintedContact.tsx';

/** What stands around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <PrintedContact />
      <main id="main">{children}</main>
      <Footer />
      <CallBar />
    </>
  );
}
