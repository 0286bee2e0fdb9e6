import { CallBar } from '../call/CallBar.tsx';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import { PrintedContact } from './PrintedContact.tsx';

/** What stands around every page; its content goes into `main`. */
export function Layout() {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <PrintedContact />
      <main id="main" />
      <Footer />
      <CallBar />
    </>
  );
}
