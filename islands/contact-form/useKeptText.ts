import { type RefObject, useCallback, useEffect } from 'react';
import { MESSAGE_FIELDS } from '../../model/message.ts';
import { forget, keep, readKept } from '../tab-storage.ts';
import { readMessage } from './read-message.ts';

/** The name under which the browser tab keeps what was typed; it ends with the tab. */
export const KEPT = 'contact-form';

/** Keeps what was typed over a reload, until it was sent. Nothing leaves the browser. */
export function useKeptText(form: RefObject<HTMLFormElement | null>) {
  const keepText = useCallback(() => {
    if (form.current !== null) keep(KEPT, readMessage(form.current));
  }, [form]);
  const forgetText = useCallback(() => forget(KEPT), []);

  useEffect(() => {
    if (form.current === null) return;
    restore(form.current, readKept(KEPT) ?? {});
    if (Object.values(readMessage(form.current)).some((text) => text !== '')) keepText();
  }, [form, keepText]);

  return { keep: keepText, forget: forgetText };
}

/** Puts kept texts into the fields that are still empty. */
function restore(form: HTMLFormElement, message: Record<string, unknown>) {
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
