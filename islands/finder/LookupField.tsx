import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Suggestion } from '../../model/finder/suggest.ts';

interface LookupFieldProps {
  /** What the form calls the field. */
  name: string;
  label: string;
  /** What stands in the field. */
  text: string;
  /** What stands in the empty field, if anything does. */
  hint?: string | undefined;
  /** The id of the element that says what is wrong with the field, if anything is. */
  messageId: string;
  isInvalid: boolean;
  /** What it offers for the text. */
  options: readonly Suggestion[];
  /** Called after each change of the text by its user. */
  onType: () => void;
  /** Called with an option that was chosen. */
  onPick: (option: Suggestion) => void;
  /** Called when the focus leaves the field. */
  onLeave: () => void;
}

/** No option is highlighted. */
const NONE = -1;

/**
 * A text field that offers what it knows (WAI-ARIA Authoring Practices, "Editable Combobox With List
 * Autocomplete"); any text will do. A `datalist` would not do: browsers leave out of it what is not
 * spelled like the text.
 */
export function LookupField(props: LookupFieldProps) {
  const { name, label, text, hint, messageId, isInvalid, options, onType, onPick, onLeave } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [wantsList, setWantsList] = useState(false);
  const [highlighted, setHighlighted] = useState(NONE);
  const isOpen = wantsList && options.length > 0;
  const chosen = isOpen ? options[highlighted] : undefined;
  const optionId = (index: number) => `${id}-${index}`;

  // Something may have been typed before this was hydrated.
  useEffect(() => setWantsList(document.activeElement?.matches(`[name=${name}]`) === true), [name]);

  useEffect(() => {
    if (chosen)
      document.getElementById(`${id}-${highlighted}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, id, highlighted]);

  // In the window, beside what sticks to its edges (`scroll-padding`).
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  const show = (isWanted: boolean) => {
    setWantsList(isWanted);
    setHighlighted(NONE);
  };

  const pick = (option: Suggestion) => {
    show(false);
    onPick(option);
  };

  /** Highlights the option so many rows below the highlighted one; from the last on to the first. */
  const move = (rows: number) => {
    setWantsList(true);
    const start = highlighted === NONE && rows < 0 ? 0 : highlighted;
    setHighlighted((start + rows + options.length) % options.length);
  };

  const press = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrow && options.length > 0) {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      show(false);
    } else if (event.key === 'Enter' && chosen) {
      // Where no option is highlighted, Enter asks for what was typed, as in any form.
      event.preventDefault();
      pick(chosen);
    }
  };

  return (
    <div className="lookup">
      <label htmlFor={`${id}-field`} id={`${id}-label`}>
        {label}
      </label>
      <input
        id={`${id}-field`}
        name={name}
        type="text"
        role="combobox"
        autoComplete="off"
        placeholder={hint}
        value={text}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-expanded={isOpen}
        aria-activedescendant={chosen && optionId(highlighted)}
        aria-describedby={messageId}
        aria-invalid={isInvalid || undefined}
        onChange={() => {
          show(true);
          onType();
        }}
        onKeyDown={press}
        onClick={() => show(true)}
        onBlur={() => {
          show(false);
          onLeave();
        }}
      />
      <ul
        id={`${id}-list`}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list of options, as the pattern has it
        role="listbox"
        aria-labelledby={`${id}-label`}
        className="lookup-options"
        hidden={!isOpen}
        // A list that scrolls would be a stop of the Tab key, and be gone once it has the focus.
        tabIndex={-1}
        ref={list}
        // The field keeps the focus when an option is pressed.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isOpen &&
          options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys
            <li
              key={option.label}
              id={optionId(index)}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
              role="option"
              aria-selected={index === highlighted}
              tabIndex={-1}
              onClick={() => pick(option)}
            >
              {option.label}
              {option.alias && <small lang={option.aliasLang}> {option.alias}</small>}
            </li>
          ))}
      </ul>
    </div>
  );
}
