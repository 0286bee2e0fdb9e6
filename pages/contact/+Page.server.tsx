import { ContactDetails } from '../../components/contact/ContactDetails.tsx';
import { ContactFacts } from '../../components/contact/ContactFacts.tsx';
import { MessageForm } from '../../components/contact/MessageForm.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { MapFrame } from '../../components/map/MapFrame.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import type { ContactData } from './+data.ts';

export function Page({ page, areaCities, map }: ContactData) {
  return (
    <>
      <Hero heading={page.heading}>
        <Prose html={page.body} />
      </Hero>
      <div className="section wrap contact-columns">
        <ContactDetails />
        <div className="contact-message">
          <MessageForm note={page.formNote} documentTypes={page.documentTypes} />
        </div>
        <ContactFacts areaCities={areaCities} />
        {page.picture && (
          <div className="contact-picture">
            <Picture picture={page.picture} shape="lead" />
          </div>
        )}
        <div className="contact-map">
          <MapFrame src={map.src} title={map.title} show={map.show} picture={map.picture} />
        </div>
      </div>
    </>
  );
}
