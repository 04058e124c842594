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
export function filterOptions(options: ComboboxOption[], typed: string): ComboboxOption[] {
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
