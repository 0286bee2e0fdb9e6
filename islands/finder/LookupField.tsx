import { useCombobox } from 'downshift';
import { Fragment, useEffect, useRef } from 'react';
import type { Option } from '../../model/finder/answer.ts';
import { tellingWords, wordsOf } from '../../model/finder/words.ts';

interface Props {
  name: string;
  label: string;
  text: string;
  options: Option[];
  onType: (text: string) => void;
  onPick: (text: string) => void;
}

/** A text field that offers what it knows (WAI-ARIA Authoring Practices, "Combobox"); any text will do. */
export function LookupField({ name, label, text, options, onType, onPick }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const box = useCombobox<Option>({
    items: options,
    itemToString: (option) => option?.label ?? '',
    inputValue: text,
    // What was picked is only a text, so that the same can be picked again.
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onPick(selectedItem.label),
    // Leaving the field picks nothing: the text stays as it was typed.
    stateReducer: ({ inputValue }, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: null, inputValue }
        : changes,
  });
  const { openMenu, closeMenu, highlightedIndex } = box;
  const isKnown = options.length > 0;
  // The list may come when something was typed already.
  useEffect(() => {
    if (isKnown && input.current === document.activeElement) openMenu();
  }, [isKnown, openMenu]);
  const isShown = box.isOpen && isKnown;
  const isHighlighted = isShown && highlightedIndex >= 0;
  return (
    <div className="lookup">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: its props name the field */}
      <label {...box.getLabelProps()}>{label}</label>
      <input
        {...box.getInputProps({
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
          'aria-expanded': isShown,
          ...(isHighlighted ? {} : { 'aria-activedescendant': undefined }),
        })}
      />
      <ul {...box.getMenuProps({ className: 'lookup-options', hidden: !isShown })}>
        {isShown &&
          options.map((option, index) => (
            <li
              key={option.label}
              {...box.getItemProps({ item: option, index })}
              data-highlighted={highlightedIndex === index || undefined}
            >
              <Highlighted text={option.label} typed={text} />
              {option.alias !== undefined && (
                <small>
                  {' '}
                  <Highlighted text={option.alias} typed={text} />
                </small>
              )}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** A text with the letters marked that were typed. */
function Highlighted({ text, typed }: { text: string; typed: string }) {
  const wanted = tellingWords(wordsOf(typed));
  return text.split(/([^\p{L}\p{N}]+)/u).map((piece, index) => {
    const [plain = ''] = wordsOf(piece);
    const { length = 0 } = wanted.find((word) => plain.startsWith(word)) ?? {};
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
      <Fragment key={index}>
        {length > 0 && <mark>{piece.slice(0, length)}</mark>}
        {piece.slice(length)}
      </Fragment>
    );
  });
}
