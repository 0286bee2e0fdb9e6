import { useCombobox } from 'downshift';
import { useEffect, useRef } from 'react';
import { Marked } from './Marked.tsx';
import type { Option } from './options.ts';

interface Props {
  name: string;
  label: string;
  text: string;
  options: readonly Option[];
  onType: (text: string) => void;
  onPick: (text: string) => void;
}

/** A text field that offers what it knows (WAI-ARIA Authoring Practices, "Combobox"); any text will do. */
export function LookupField({ name, label, text, options, onType, onPick }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const {
    isOpen,
    highlightedIndex,
    closeMenu,
    openMenu,
    getLabelProps,
    getInputProps,
    getMenuProps,
    getItemProps,
  } = useCombobox<Option>({
    items: [...options],
    itemToString: (option) => option?.label ?? '',
    inputValue: text,
    // What was picked is only a text, so that the same can be picked again.
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onPick(selectedItem.label);
    },
    stateReducer: (state, { type, changes }) => {
      // Leaving the field picks nothing: the text stays as it was typed.
      if (type === useCombobox.stateChangeTypes.InputBlur) {
        return { ...changes, selectedItem: null, inputValue: state.inputValue };
      }
      return changes;
    },
  });
  const isKnown = options.length > 0;
  // The list may come when something was typed already.
  useEffect(() => {
    if (isKnown && input.current === document.activeElement) openMenu();
  }, [isKnown, openMenu]);
  const shown = isOpen && isKnown;
  const highlighted = shown && highlightedIndex >= 0;
  return (
    <div className="lookup">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: its props name the field */}
      <label {...getLabelProps()}>{label}</label>
      <input
        {...getInputProps({
          name,
          type: 'text',
          autoComplete: 'off',
          ref: input,
          // At once: by the combobox's own event, fast typing would lose letters.
          onChange: ({ currentTarget }) => onType(currentTarget.value),
          onKeyDown: (event) => {
            if (event.key !== 'Enter' || highlightedIndex >= 0) return;
            // No option is chosen: Enter asks for what was typed, as in any form.
            Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            closeMenu();
          },
          // The combobox's own values do not know that a list without options is hidden.
          'aria-expanded': shown,
          ...(highlighted ? {} : { 'aria-activedescendant': undefined }),
        })}
      />
      <ul {...getMenuProps({ className: 'lookup-options', hidden: !shown })}>
        {shown &&
          options.map((option, index) => (
            <li
              key={option.label}
              {...getItemProps({ item: option, index })}
              data-highlighted={highlightedIndex === index || undefined}
            >
              <Marked text={option.label} typed={text} />
              {option.alias !== undefined && (
                <small>
                  {' '}
                  <Marked text={option.alias} typed={text} />
                </small>
              )}
            </li>
          ))}
      </ul>
    </div>
  );
}
