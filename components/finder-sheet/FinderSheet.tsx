import { Finder } from '../../islands/finder/Finder.tsx';
import { telHref } from '../../model/contact.ts';
import { routes } from '../../model/routes.ts';
import { CallLink } from '../button/Button.tsx';
import { FINDER_DRAWINGS } from '../icon/Icon.tsx';
import { Island } from '../island/Island.tsx';
import { Link } from '../link/Link.tsx';
import { Prose } from '../prose/Prose.tsx';
import { QuestionsLink } from '../questions/Questions.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import { useSite } from '../site/site.tsx';

interface Props {
  /** The field that comes first. */
  first: 'document' | 'place';
  /** The place that stands in its field from the start: on a city's page, the city. */
  place?: string;
  /** Whether it lies across the page, with its fields in a row. */
  isWide?: boolean;
  /** Whether it stands on the page of questions, which it needs no link to. */
  isOnQuestions?: boolean;
  /** Whether the wafer seal is on its corner. */
  hasSeal?: boolean;
}

/** The sheet that answers what can be notarized, and where. */
export function FinderSheet(props: Props) {
  const { first, place, isWide = false, isOnQuestions = false, hasSeal } = props;
  const { business, pages } = useSite();
  const { heading, body } = pages.finder;

  return (
    <Sheet className={isWide ? 'finder-sheet finder-sheet-wide' : 'finder-sheet'} hasSeal={hasSeal}>
      <section className="finder-box" aria-labelledby="finder-heading">
        <h2 id="finder-heading">{heading}</h2>
        {place === undefined && <Prose text={body} />}
        <Island
          name="Finder"
          component={Finder}
          when="interaction"
          className="flow"
          props={{ first, place, call: telHref(business.phone), drawings: FINDER_DRAWINGS }}
          fallback={
            <>
              <p className="failed-only">
                The search isn't working right now. Please call us, or look here:
              </p>
              <p className="lone-link">
                <Link to={routes.areas()}>All service areas</Link>
              </p>
              <p className="failed-only buttons">
                <CallLink />
              </p>
            </>
          }
        />
        {!isOnQuestions && <QuestionsLink />}
      </section>
    </Sheet>
  );
}
