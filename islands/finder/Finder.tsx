import { type FormEvent, useMemo, useRef } from 'react';
import { DOCUMENT, DOCUMENTS_ANCHOR, PLACE } from '../../model/finder/finder-data.ts';
import { routes } from '../../model/routes.ts';
import { addressOf } from '../base.ts';
import { FinderAnswer } from './FinderAnswer.tsx';
import { LookupField } from './LookupField.tsx';
import { documentOptions, placeOptions } from './options.ts';
import { useFinder } from './useFinder.ts';

export interface FinderProps {
  /** The field that comes first. */
  first: 'document' | 'place';
  /** The address that starts a call. */
  call: string;
}

/**
 * Answers what someone can have notarized, and where. Nothing of it is sent anywhere: the lists are
 * fetched once the finder is used. Without script it is a form that leads to the list of documents.
 */
export function Finder({ first, call }: FinderProps) {
  const form = useRef<HTMLFormElement>(null);
  const finder = useFinder(form);
  const { lists, texts } = finder;
  const documents = useMemo(() => documentOptions(lists, texts.document), [lists, texts.document]);
  const places = useMemo(() => placeOptions(lists, texts.place), [lists, texts.place]);
  const submit = (event: FormEvent) => {
    if (finder.failed) return;
    event.preventDefault();
    // Where the lists cannot be had, the form leads to the list of documents.
    finder.ask({}).catch(() => form.current?.submit());
  };
  const fields = [
    <LookupField
      key={DOCUMENT}
      name={DOCUMENT}
      label="Your document"
      text={texts.document}
      options={documents}
      onType={(document) => finder.type({ document })}
      onPick={(document) => finder.ask({ document })}
    />,
    <LookupField
      key={PLACE}
      name={PLACE}
      label="City or ZIP"
      text={texts.place}
      options={places}
      onType={(place) => finder.type({ place })}
      onPick={(place) => finder.ask({ place })}
    />,
  ];
  return (
    <>
      <form
        className="finder"
        ref={form}
        action={`${addressOf(routes.services())}#${DOCUMENTS_ANCHOR}`}
        onSubmit={submit}
      >
        <div className="finder-fields">{first === 'document' ? fields : fields.toReversed()}</div>
        <p className="buttons">
          <button type="submit" className="button button-strong">
            See the answer
          </button>
          <button type="button" className="button button-quiet script-only" onClick={finder.locate}>
            Use my location
          </button>
        </p>
      </form>
      <FinderAnswer
        answer={finder.answer}
        message={finder.message}
        call={call}
        onPick={finder.ask}
      />
    </>
  );
}
