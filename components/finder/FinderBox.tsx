import { Finder } from '../../islands/finder/Finder.tsx';
import { telHref } from '../../model/contact.ts';
import { routes } from '../../model/routes.ts';
import { Island } from '../island/Island.tsx';
import { Link } from '../link/Link.tsx';
import { Prose } from '../prose/Prose.tsx';
import { QuestionsLink } from '../questions/Questions.tsx';
import { useSite } from '../site/site.tsx';

/** The box that answers what can be notarized, and where; with the field that comes first. */
export function FinderBox({ first }: { first: 'document' | 'place' }) {
  const { business, pages } = useSite();
  const { heading, body } = pages.finder;
  return (
    <section className="finder-box wrap" aria-labelledby="finder-heading">
      <h2 id="finder-heading">{heading}</h2>
      <Prose html={body} />
      <Island
        name="Finder"
        component={Finder}
        when="interaction"
        given="document place"
        props={{ first, call: telHref(business.phone) }}
        fallback={
          <p>
            <Link to={routes.areas()}>All areas we serve</Link>
          </p>
        }
      />
      <QuestionsLink />
    </section>
  );
}
