import { useCombobox } from 'downshift';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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
  const [entered, setEntered] = useState(false);
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
      if (type === change.InputBlur && isUnsettled(before.inputValue)) return changes;
      if (type === change.InputBlur && changes.selectedItem === before.selectedItem) {
        const option = textMeans(before.inputValue);
        return { ...changes, selectedItem: option, inputValue: option?.label ?? '' };
      }
      return changes;
    },
    onInputValueChange: ({ inputValue, type }) => {
      setEntered(false);
      setQuery(type === change.InputChange ? inputValue : '');
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setQuery('');
    },
  });

  const { isOpen, inputValue, highlightedIndex, setHighlightedIndex, setInputValue } = combobox;
  // Options that come when the text has been typed already: Enter takes the best of them as well, and
  // from the moment that they are seen.
  const noneMarked = isOpen && !freeText && query.trim() !== '' && highlightedIndex < 0 && matches.length > 0;
  const markBest = useEffectEvent(() => {
    if (noneMarked) setHighlightedIndex(0);
  });
  useLayoutEffect(() => {
    if (options.length > 0) markBest();
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
    } else if (!loading && !isOpen) settleClosed(inputValue || shownLabel);
    else if (!loading && entered && matches[0]) {
      combobox.selectItem(matches[0]);
      combobox.closeMenu();
    }
    if (!loading) setEntered(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is being typed stays until one of these changes
  useEffect(() => synchronise(), [shownLabel, loading]);

  const reported = useRef(false);
  useEffect(() => {
    if (reported.current === isOpen) return;
    reported.current = isOpen;
    onOpenChange?.(isOpen);
  }, [isOpen, onOpenChange]);

  /**
   * An unknown text goes back to what was chosen before, or else stays, and the field says so; an emptied field gives
   * the choice up.
   */
  function textMeans(text: string): ComboboxOption | null {
    // What was typed before the options loaded may be ambiguous.
    if (selected && text === selected.label && options.includes(selected)) return selected;
    const option = resolveOption(options, text, freeText);
    if (option || text.trim() === '') return option;
    return selected && options.includes(selected) ? selected : { value: text, label: text };
  }

  /** Without the options, a text that has to be one of them stays as typed. */
  function isUnsettled(text: string): boolean {
    return loading && !freeText && text.trim() !== '' && text !== selected?.label;
  }

  /** For leaving the field while its list is closed, of which Downshift takes no notice. */
  function settleClosed(text: string) {
    if (isOpen || isUnsettled(text)) return;
    const option = textMeans(text);
    if (option?.value !== selected?.value) combobox.selectItem(option);
    else if (text !== (option?.label ?? '')) setInputValue(option?.label ?? '');
  }

  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, nativeEvent } = event;
    // Enter then takes what an input method has composed.
    const { isComposing } = nativeEvent;
    const early =
      key === 'Enter' && !isComposing && isOpen && loading && !freeText && inputValue.trim() !== '';
    if (early) {
      // Takes the best option when they have come; Downshift would close the list and choose nothing.
      event.preventDefault();
      setEntered(true);
    }
    // With the list closed, Escape belongs to the dialog around and does not empty the field.
    if (isComposing || early || (key === 'Escape' && !isOpen))
      Object.assign(nativeEvent, { preventDownshiftDefault: true });
  }

  const isUnknown =
    !isOpen &&
    !loading &&
    !freeText &&
    inputValue.trim() !== '' &&
    !resolveOption(options, inputValue, false);

  return { ...combobox, matches, query, isUnknown, settleClosed, keyDown };
}

/** An option of a combobox; `detail` is shown beside the label and searched too. */
export interface ComboboxOption {
  value: string;
  label: string;
  detail?: string;
  emoji?: string;
}

/** The number of options shown; typing finds the others. */
export const shownAtMost = 50;

/** Normalises a text for comparison: no accents, no capitals. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Ranks how well an option matches a query: 0 is best, undefined is no match. */
function rank(option: ComboboxOption, query: string): number | undefined {
  const label = plain(option.label);
  if (label === query || option.value.toLowerCase() === query) return 0;
  if (label.startsWith(query)) return 1;
  if (label.split(/[\s(,-]+/).some((word) => word.startsWith(query))) return 2;
  const detail = option.detail ? plain(option.detail) : '';
  if (detail.startsWith(query)) return 2;
  return label.includes(query) || detail.includes(query) ? 3 : undefined;
}

/** Lists the options that match a text, best first. */
function filterOptions(options: ComboboxOption[], typed: string): ComboboxOption[] {
  const query = plain(typed);
  if (query === '') return options;
  return options
    .flatMap((option) => {
      const fit = rank(option, query);
      return fit === undefined ? [] : [{ option, fit }];
    })
    .sort((a, b) => a.fit - b.fit)
    .map(({ option }) => option);
}

/** Resolves a text to the option that it names, or the only one that it matches; with `freeText`, to itself. */
export function resolveOption(
  options: ComboboxOption[],
  typed: string,
  freeText: boolean,
): ComboboxOption | null {
  const text = typed.trim();
  if (text === '') return null;
  const matches = filterOptions(options, text);
  const named = matches.find(({ label }) => plain(label) === plain(text));
  if (named) return named;
  if (freeText) return { value: text, label: text };
  return matches.length === 1 ? (matches[0] ?? null) : null;
}

const gap = 4;
const edge = 8;
/** Highest and lowest height of a menu in CSS pixels (specification, section 9: select menu defaults). */
const highest = 300;
const lowest = 140;

/** Positions an open popup beside its field, in the top layer, where nothing clips it. */
export function useAnchoredPopup(
  popup: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  useLayoutEffect(() => {
    const [box, anchor] = [popup.current, field.current];
    if (!open || !box || !anchor) return;
    const place = () => {
      const { innerHeight, visualViewport } = window;
      const top = visualViewport?.offsetTop ?? 0;
      const visible = { top, bottom: top + (visualViewport?.height ?? innerHeight) };
      Object.assign(box.style, placePopup(anchor.getBoundingClientRect(), visible, innerHeight));
    };
    place();
    // Browsers without popovers show the box in place, with a high z-index.
    if ('showPopover' in box) box.showPopover();
    const closed = new AbortController();
    const watch = { passive: true, signal: closed.signal };
    window.addEventListener('scroll', place, { ...watch, capture: true });
    window.addEventListener('resize', place, watch);
    window.visualViewport?.addEventListener('resize', place, watch);
    return () => {
      closed.abort();
      if ('hidePopover' in box) box.hidePopover();
    };
  }, [popup, field, open]);
}

/**
 * The style of a popup below its field where it has room, above it where there is more; never outside the window.
 * @param visible the part of the window that a keyboard on screen leaves visible
 * @param windowHeight in CSS pixels, like all lengths here
 */
function placePopup(
  field: Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>,
  visible: { top: number; bottom: number },
  windowHeight: number,
) {
  const below = visible.bottom - field.bottom - gap - edge;
  const above = field.top - visible.top - gap - edge;
  const isAbove = below < 220 && above > below;
  return {
    left: `${field.left}px`,
    width: `${field.width}px`,
    top: isAbove ? 'auto' : `${field.bottom + gap}px`,
    bottom: isAbove ? `${windowHeight - field.top + gap}px` : 'auto',
    maxHeight: `${Math.max(lowest, Math.min(highest, isAbove ? above : below))}px`,
  };
}
