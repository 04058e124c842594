import { useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type ComboboxOption, filterOptions, resolveOption, shownAtMost } from './combobox-options.ts';
import type { FieldIds } from './field.tsx';

interface ComboboxState {
  ids: FieldIds;
  options: ComboboxOption[];
  selected: ComboboxOption | null;
  freeText: boolean;
  loading: boolean;
  onChange: (option: ComboboxOption | null) => void;
  onOpenChange?: (open: boolean) => void;
  startOpen?: boolean;
}

/** Options that Page Up and Page Down skip (specification, section 9). */
const pageSize = 5;

const { stateChangeTypes: change } = useCombobox;

/** Downshift's combobox with our rules for what a text left in the field means. */
export function useComboboxField(state: ComboboxState) {
  const { ids, options, selected, freeText, loading, onChange, onOpenChange, startOpen } = state;
  // What was typed since the list opened; opening it anew shows all options again.
  const [query, setQuery] = useState((startOpen && selected?.label) || '');
  const matches = filterOptions(options, query);
  const combobox = useCombobox<ComboboxOption>({
    id: ids.control,
    inputId: ids.control,
    labelId: ids.label,
    menuId: `${ids.control}-list`,
    toggleButtonId: `${ids.control}-toggle`,
    getItemId: (index) => `${ids.control}-option-${index}`,
    items: matches.slice(0, shownAtMost),
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value ?? null,
    selectedItem: selected,
    initialIsOpen: startOpen,
    stateReducer: (before, { type, changes }) => {
      if (type === change.InputKeyDownPageDown || type === change.InputKeyDownPageUp) {
        const step = type === change.InputKeyDownPageDown ? pageSize : -pageSize;
        const last = Math.min(matches.length, shownAtMost) - 1;
        const highlightedIndex = Math.min(Math.max(before.highlightedIndex + step, 0), last);
        return before.isOpen ? { ...changes, highlightedIndex } : changes;
      }
      // Filled in by the browser, not by hand: nothing opens over the page.
      if (type === change.InputChange && document.activeElement?.id !== ids.control) {
        const option = resolveOption(options, changes.inputValue ?? '', freeText);
        return { ...changes, isOpen: false, selectedItem: option };
      }
      // Enter takes the best match of what was typed, unless the text itself may be meant.
      if (type === change.InputChange && !freeText) {
        const typed = changes.inputValue ?? '';
        const best = typed.trim() !== '' && filterOptions(options, typed).length > 0;
        return { ...changes, highlightedIndex: best ? 0 : -1 };
      }
      if (type === change.InputBlur && awaitsOptions(before.inputValue)) return changes;
      if (type === change.InputBlur && changes.selectedItem === before.selectedItem) {
        const option = resolveText(before.inputValue);
        return { ...changes, selectedItem: option, inputValue: option?.label ?? '' };
      }
      return changes;
    },
    onInputValueChange: ({ inputValue, type }) => setQuery(type === change.InputChange ? inputValue : ''),
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setQuery('');
      onOpenChange?.(isOpen);
    },
  });

  const { isOpen, inputValue, highlightedIndex, setHighlightedIndex, setInputValue } = combobox;
  // Options that come when the text has been typed already: Enter takes the best of them as well, and
  // from the moment that they are seen.
  const noneHighlighted =
    isOpen && !freeText && query.trim() !== '' && highlightedIndex < 0 && matches.length > 0;
  const highlightBest = useEffectEvent(() => {
    if (noneHighlighted) setHighlightedIndex(0);
  });
  useLayoutEffect(() => {
    if (options.length > 0) highlightBest();
  }, [options.length]);

  const shownLabel = selected?.label ?? '';
  const lastLabel = useRef(shownLabel);
  const synchronise = useEffectEvent(() => {
    const isChanged = lastLabel.current !== shownLabel;
    lastLabel.current = shownLabel;
    // Downshift loses sight of a choice that is changed from outside after one was made by mouse. The text in the box
    // belongs to the choice before then, and means nothing any more.
    if (isChanged) {
      if (!isOpen) setInputValue(shownLabel);
    } else if (!loading && !isOpen) resolveClosed(inputValue || shownLabel);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is being typed stays until one of these changes
  useEffect(() => synchronise(), [shownLabel, loading]);

  // Downshift reports changes alone.
  const reportOpen = useEffectEvent(() => onOpenChange?.(isOpen));
  useEffect(() => {
    if (startOpen) reportOpen();
  }, [startOpen]);

  /**
   * An unknown text goes back to what was chosen before, or else stays, and the field says so; an emptied field gives
   * the choice up.
   */
  function resolveText(text: string): ComboboxOption | null {
    // What was typed before the options loaded may be ambiguous.
    if (selected && text === selected.label && options.includes(selected)) return selected;
    const option = resolveOption(options, text, freeText);
    if (option || text.trim() === '') return option;
    return selected && options.includes(selected) ? selected : { value: text, label: text };
  }

  /** Without the options, a text that has to be one of them stays as typed. */
  function awaitsOptions(text: string): boolean {
    return loading && !freeText && text.trim() !== '' && text !== selected?.label;
  }

  /** For leaving the field while its list is closed, of which Downshift takes no notice. */
  function resolveClosed(text: string) {
    if (isOpen || awaitsOptions(text)) return;
    const option = resolveText(text);
    if (option?.value !== selected?.value) combobox.selectItem(option);
    else if (text !== (option?.label ?? '')) setInputValue(option?.label ?? '');
  }

  function handleKeyDown({ key, nativeEvent }: KeyboardEvent<HTMLInputElement>) {
    // Enter then takes what an input method has composed; with the list closed, Escape belongs to the dialog around.
    if (nativeEvent.isComposing || (key === 'Escape' && !isOpen))
      Object.assign(nativeEvent, { preventDownshiftDefault: true });
  }

  const isUnknown =
    !isOpen &&
    !loading &&
    !freeText &&
    inputValue.trim() !== '' &&
    !resolveOption(options, inputValue, false);

  return { ...combobox, matches, query, isUnknown, resolveClosed, handleKeyDown };
}
