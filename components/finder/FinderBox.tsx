import type { ComponentProps } from 'react';
import { Finder } from '../../islands/finder/Finder.tsx';
import { telHref } from '../../model/contact.ts';
import { routes } from '../../model/routes.ts';
import { Island } from '../island/Island.tsx';
import { Link } from '../link/Link.tsx';
import { Prose } from '../prose/Prose.tsx';
import { QuestionsLink } from '../questions/Questions.tsx';
import { useSite } from '../site/site.tsx';

type Props = Pick<ComponentProps<typeof Finder>, 'first' | 'place'>;

/** The box that answers what can be notarized, and where. */
export function FinderBox(fields: Props) {
  const { business, pages } = useSite();
  const { heading, body } = pages.finder;
  return (
    <section className="section wrap flow finder-box" aria-labelledby="finder-heading">
      <h2 id="finder-heading">{heading}</h2>
      {fields.place === undefined && <Prose text={body} />}
      <Island
        name="Finder"
        component={Finder}
        when="interaction"
        className="flow"
        props={{ ...fields, call: telHref(business.phone) }}
        fallback={
          <p>
            <Link to={routes.areas()}>All service areas</Link>
          </p>
        }
      />
      <QuestionsLink />
    </section>
  );
}
