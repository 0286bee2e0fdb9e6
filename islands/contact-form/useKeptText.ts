import { type RefObject, useCallback, useEffect } from 'react';
import { MESSAGE_FIELDS } from '../../model/message.ts';
import { readMessage } from './read-message.ts';

/** The name under which the browser tab keeps what was typed; it ends with the tab. */
export const KEPT = 'contact-form';

/** Keeps what was typed over a reload, until it was sent. Nothing leaves the browser. */
export function useKeptText(form: RefObject<HTMLFormElement | null>) {
  const keep = useCallback(() => {
    if (form.current === null) return;
    sessionStorage.setItem(KEPT, JSON.stringify(readMessage(form.current)));
  }, [form]);
  const forget = useCallback(() => sessionStorage.removeItem(KEPT), []);

  useEffect(() => {
    if (form.current === null) return;
    restore(form.current, sessionStorage.getItem(KEPT));
    if (Object.values(readMessage(form.current)).some((text) => text !== '')) keep();
  }, [form, keep]);

  return { keep, forget };
}

/** Puts kept texts into the fields that are still empty. */
function restore(form: HTMLFormElement, kept: string | null) {
  if (kept === null) return;
  const message: Record<string, unknown> = JSON.parse(kept);
  for (const { name } of MESSAGE_FIELDS) {
    const field = form.elements.namedItem(name);
    const text = message[name];
    if (typeof text !== 'string' || text === '') continue;
    if (
      (field instanceof HTMLInputElement ||
        field instanceof HTMLSelectElement ||
        field instanceof HTMLTextAreaElement) &&
      field.value === ''
    ) {
      field.value = text;
    }
  }
}
