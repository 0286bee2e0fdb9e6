import { useCombobox } from 'downshift';
import { useEffect, useRef } from 'react';
import type { LookupOption } from '../../model/finder/options.ts';

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
  options: readonly LookupOption[];
  /** Called after each change of the text by its user. */
  onType: () => void;
  /** Called with the label of an option that was chosen. */
  onPick: (label: string) => void;
  /** Called when the focus leaves the field. */
  onLeave: () => void;
}

/**
 * A text field that offers what it knows (WAI-ARIA Authoring Practices, "Combobox"); any text will do.
 * A `datalist` would not do: browsers leave out of it what is not spelled like the text.
 */
export function LookupField(props: LookupFieldProps) {
  const { name, label, text, hint, messageId, isInvalid, options, onType, onPick, onLeave } = props;
  const list = useRef<HTMLUListElement>(null);
  const { highlightedIndex, ...combobox } = useCombobox({
    items: [...options],
    itemToString: (option) => option?.label ?? '',
    inputValue: text,
    // The options may come when something was typed already.
    initialIsOpen: text === '' && isFocused(name),
    // In the window too, beside what sticks to its edges (`scroll-padding`), not in the list alone.
    scrollIntoView: (option) => option?.scrollIntoView({ block: 'nearest' }),
    // What was picked is only a text, so that the same can be picked again; leaving picks nothing.
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputBlur) onPick(selectedItem?.label ?? text);
    },
  });
  const isOpen = combobox.isOpen && options.length > 0;

  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  const inputProps = combobox.getInputProps({
    name,
    type: 'text',
    autoComplete: 'off',
    placeholder: hint,
    'aria-describedby': messageId,
    'aria-expanded': isOpen,
    'aria-invalid': isInvalid || undefined,
    // At once: by the combobox's own event, fast typing would lose letters.
    onChange: onType,
    onBlur: onLeave,
    onKeyDown: ({ key, nativeEvent }) => {
      // No option is chosen: Enter asks for what was typed, as in any form.
      const isAsking = key === 'Enter' && highlightedIndex < 0;
      Object.assign(nativeEvent, { preventDownshiftDefault: isAsking });
    },
  });
  const menuProps = combobox.getMenuProps({
    className: 'lookup-options',
    hidden: !isOpen,
    // A list that scrolls would be a stop of the Tab key, and be gone once it has the focus.
    tabIndex: -1,
    ref: list,
  });

  return (
    <div className="lookup">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: its props name the field */}
      <label {...combobox.getLabelProps()}>{label}</label>
      <input {...inputProps} />
      <ul {...menuProps}>
        {isOpen &&
          options.map((option, index) => (
            <li key={option.label} {...combobox.getItemProps({ item: option, index })}>
              {option.label}
              {option.alias && <small> {option.alias}</small>}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Whether the field of this name has the focus; on the server none has. */
function isFocused(name: string): boolean {
  return globalThis.document?.activeElement?.matches(`[name=${name}]`) === true;
}
