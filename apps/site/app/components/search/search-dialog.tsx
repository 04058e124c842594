import type { ResponseOf, SearchResult } from '@riverfront/contract';
import { maxSearchLength } from '@riverfront/contract/search-kinds';
import { useCombobox } from 'downshift';
import { type LiHTMLAttributes, type Ref, useEffect, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { browserApi } from '../../content.ts';
import { CloseButton } from '../../ui/buttons.tsx';
import { ArrowIcon, SearchIcon } from '../../ui/icons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { kindNames, Matched, plainOf, searchPath } from './results.tsx';
import { isShortcutOn, setShortcut } from './shortcut.ts';

/** An option: a result, or the page with all of them. */
type Choice = SearchResult | 'all';

/** Search in a dialog: suggestions while typing; Enter opens the chosen one, or all results. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { text: searched, answer, failed } = useSuggestions(text);
  const results = answer?.results ?? [];
  const items: Choice[] = results.length > 0 ? [...results, 'all'] : [];
  const all = searchPath({ q: text.trim() });
  const combobox = useCombobox<Choice>({
    id: 'search-dialog',
    items,
    isOpen: items.length > 0,
    selectedItem: null,
    itemToString: (item) => (item && item !== 'all' ? plainOf(item.title) : text),
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      const to = selectedItem === 'all' ? all : selectedItem.path;
      onClose();
      navigate(to);
    },
    // Nothing is chosen before a key or the mouse points at it, so that Enter shows all results.
    stateReducer: (_, { changes, type }) =>
      type === useCombobox.stateChangeTypes.InputChange ? { ...changes, highlightedIndex: -1 } : changes,
  });
  const { getInputProps, getItemProps, getMenuProps, highlightedIndex } = combobox;
  return (
    <Modal
      label="Search"
      onClose={onClose}
      className="max-h-dvh w-full max-w-none animate-[appear_160ms_var(--ease-calm)] flex-col overflow-hidden bg-surface text-text shadow-(--shadow-raised) backdrop:bg-shade/70 open:flex md:mx-auto md:mt-18 md:max-h-[calc(100dvh-9rem)] md:w-[min(44rem,calc(100vw-3rem))]"
    >
      <Form
        action="/search"
        role="search"
        className="relative flex shrink-0 items-center border-b-3 border-main"
      >
        <SearchIcon className="pointer-events-none absolute left-4.5 w-6 text-main" />
        <input
          {...getInputProps({
            name: 'q',
            'aria-label': 'Search this site',
            'aria-labelledby': undefined,
            // Not “search”: there Escape empties the field and never reaches the dialog.
            type: 'text',
            inputMode: 'search',
            value: text,
            maxLength: maxSearchLength,
            placeholder: 'Services, articles, open roles …',
            autoComplete: 'off',
            autoCorrect: 'off',
            spellCheck: false,
            enterKeyHint: 'search',
            // Its line is where the focus is seen: nothing else in the row takes text.
            className:
              'min-h-17 min-w-0 flex-1 rounded-none pr-2 pl-14 text-[1.1875rem] -outline-offset-4 placeholder:text-text-soft focus-visible:outline-2',
            onChange: (event) => setText(event.currentTarget.value),
            onKeyDown: (event) => {
              // Escape belongs to the dialog, and Enter to the form while no suggestion is chosen.
              const own = event.key === 'Escape' || (event.key === 'Enter' && highlightedIndex < 0);
              if (own) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
              if (event.key === 'Enter' && text.trim() === '') event.preventDefault();
            },
          })}
        />
        <CloseButton label="Close search" onClick={onClose} className="size-14 shrink-0" />
      </Form>
      <ul
        {...getMenuProps({
          'aria-label': 'Suggestions',
          className: 'min-h-0 overflow-y-auto overscroll-contain',
        })}
      >
        {items.map((item, index) => (
          <Suggestion
            key={item === 'all' ? 'all' : `${item.path} ${plainOf(item.title)}`}
            {...getItemProps({ item, index })}
            result={item}
            text={searched}
            total={answer ? totalOf(answer.kinds) : ''}
          />
        ))}
      </ul>
      <p role="status" className={items.length > 0 ? 'sr-only' : 'p-5 text-text-soft'}>
        {failed ?? toStatusText(searched, items.length, answer?.corrected)}
      </p>
      <ShortcutSwitch />
    </Modal>
  );
}

/** Formats the number of results: `34`, or `200+` where not all were counted. */
function totalOf(kinds: { total: number; more: boolean }[]): string {
  const total = kinds.reduce((sum, kind) => sum + kind.total, 0);
  return `${total}${kinds.some(({ more }) => more) ? '+' : ''}`;
}

function toStatusText(text: string, items: number, corrected: string | null | undefined): string {
  if (text === '') return 'Type what you are looking for. The arrow keys choose a suggestion.';
  if (items === 0) return `Nothing found for “${text}”. Try fewer or more general words.`;
  const suggestions = items === 2 ? '1 suggestion' : `${items - 1} suggestions`;
  return corrected ? `${suggestions} for “${corrected}”` : `${suggestions} for “${text}”`;
}

interface SuggestionProps extends LiHTMLAttributes<HTMLLIElement> {
  ref?: Ref<HTMLLIElement>;
  /** A result, or the way to all of them. */
  result: SearchResult | 'all';
  /** The query, and the number of its results. */
  text: string;
  total: string;
}

const suggestion = 'option justify-between gap-x-5 border-b border-line px-5 py-3.25';

/** One line below the field of the search. */
function Suggestion({ result, text, total, ...props }: SuggestionProps) {
  if (result === 'all')
    return (
      <li {...props} className={`${suggestion} min-h-13 items-center font-semibold text-main`}>
        <span>
          All {total} results for “{text}”
        </span>
        <ArrowIcon />
      </li>
    );
  return (
    <li {...props} className={`${suggestion} flex-wrap items-baseline sm:flex-nowrap`}>
      <span className="min-w-0 flex-[1_1_100%] font-medium sm:basis-auto">
        <Matched parts={result.title} />
      </span>{' '}
      <span className="option-detail text-(length:--text-small)">{kindNames[result.kind].one}</span>
    </li>
  );
}

/** On devices that probably have a keyboard: turns the slash key off, for those who use speech input or press keys by accident (WCAG 2.1.4). */
function ShortcutSwitch() {
  const [on, setOn] = useState(isShortcutOn);
  return (
    <label className="hidden min-h-12 shrink-0 items-center gap-2.5 bg-mist px-5 py-2 text-(length:--text-small) text-text-soft md:[@media(hover:hover)]:flex">
      <input
        type="checkbox"
        checked={on}
        className="size-5 accent-main"
        onChange={({ currentTarget }) => {
          setShortcut(currentTarget.checked);
          setOn(currentTarget.checked);
        }}
      />
      <span>
        Open search with the{' '}
        <kbd className="inline-block min-w-6 border border-line-strong bg-surface px-1.5 text-center font-sans text-(length:--text-small) font-semibold text-text">
          /
        </kbd>{' '}
        key
      </span>
    </label>
  );
}

/** Debounce of the input, in ms. */
const pause = 150;
const most = 6;

interface Suggestions {
  /** The query that they belong to. */
  text: string;
  answer?: ResponseOf<'search'>;
  /** The error, as text for visitors. */
  failed?: string;
}

/** Fetches suggestions while a text is typed; the last ones stay until there are others. */
function useSuggestions(text: string): Suggestions {
  const [suggestions, setSuggestions] = useState<Suggestions>({ text: '' });
  const q = text.trim();
  useEffect(() => {
    if (q === '') return setSuggestions({ text: '' });
    const changed = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const query = { q, limit: String(most), excerpts: 'false' } as const;
        setSuggestions({
          text: q,
          answer: await browserApi.get('search', { query, signal: changed.signal }),
        });
      } catch {
        if (changed.signal.aborted) return;
        setSuggestions({ text: q, failed: 'Search cannot be reached at the moment. Please try again.' });
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      changed.abort();
    };
  }, [q]);
  return suggestions;
}
