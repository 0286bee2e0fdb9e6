import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Answer, answerTo, type Question } from '../../model/finder/answer.ts';
import { DOCUMENT, PLACE } from '../../model/finder/finder-data.ts';
import { type Asked, readAddress, writeAddress } from './finder-address.ts';
import { type FinderLists, fetchLists } from './finder-lists.ts';
import { placeHere } from './place-here.ts';
import { addressOfQuestion, questionOf } from './question.ts';

const NO_LOCATION = "We couldn't find your location. Type your city or ZIP code.";

/** The state of the finder: what stands in its fields, and the answer. */
export function useFinder(form: RefObject<HTMLFormElement | null>) {
  const [lists, setLists] = useState<FinderLists>();
  const [failed, setFailed] = useState(false);
  /** For who asks before the lists are here. */
  const coming = useRef<Promise<FinderLists>>(undefined);
  const [texts, setTexts] = useState<Asked>({ document: '', place: '' });
  const [answer, setAnswer] = useState<Answer>();
  const [message, setMessage] = useState<string>();

  const show = useCallback((question: Question, asked: Asked, from: FinderLists) => {
    const { document, place } = question;
    setTexts({
      document: document?.name ?? asked.document,
      place: place?.label ?? asked.place,
    });
    setMessage(undefined);
    setAnswer(answerTo(from.data, question));
  }, []);

  /** Answers what stands in the fields, but for what has changed, once the lists are here. */
  const ask = async (change: Partial<Asked>, located?: Partial<Question>) => {
    const from = lists ?? (await coming.current);
    if (from === undefined) return;
    const asked = { ...texts, ...change };
    const question = { ...questionOf(from, asked), ...located };
    show(question, asked, from);
    writeAddress(addressOfQuestion(question, asked));
  };

  const locate = async () => {
    try {
      const from = lists ?? (await coming.current);
      if (from !== undefined) await ask({ place: '' }, { place: await placeHere(from.places) });
    } catch {
      setAnswer(undefined);
      setMessage(NO_LOCATION);
    }
  };

  // What was typed before the finder was hydrated counts as typed now.
  useLayoutEffect(() => {
    if (form.current === null) return;
    const data = new FormData(form.current);
    setTexts({ document: `${data.get(DOCUMENT) ?? ''}`, place: `${data.get(PLACE) ?? ''}` });
  }, [form]);

  useEffect(() => {
    const read = (from: FinderLists) => {
      const asked = readAddress();
      show(questionOf(from, asked), asked, from);
    };
    const arrivals = new AbortController();
    coming.current = fetchLists();
    coming.current.then(
      (fetched) => {
        setLists(fetched);
        const { document, place } = readAddress();
        if (document !== '' || place !== '') read(fetched);
        addEventListener('popstate', () => read(fetched), { signal: arrivals.signal });
      },
      // Without its lists the form still leads to the list of documents.
      () => setFailed(true),
    );
    return () => arrivals.abort();
  }, [show]);

  const type = (change: Partial<Asked>) => setTexts((before) => ({ ...before, ...change }));
  return { lists, failed, texts, answer, message, type, ask, locate };
}
