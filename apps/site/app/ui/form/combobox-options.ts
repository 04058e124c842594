/** One entry of a combobox: `label` is what is chosen, `detail` stands beside it and is searched too. */
export interface ComboboxOption {
  value: string;
  label: string;
  detail?: string;
  emoji?: string;
}

/** Most entries that are shown at once; typing finds the others. */
export const shownAtMost = 50;

/** Text as it is compared: without accents and capitals. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** How well an option fits what was typed: 0 is best, undefined is not at all. */
function rank(option: ComboboxOption, query: string): number | undefined {
  const label = plain(option.label);
  if (label === query || option.value.toLowerCase() === query) return 0;
  if (label.startsWith(query)) return 1;
  if (label.split(/[\s(,-]+/).some((word) => word.startsWith(query))) return 2;
  const detail = option.detail ? plain(option.detail) : '';
  if (detail.startsWith(query)) return 2;
  return label.includes(query) || detail.includes(query) ? 3 : undefined;
}

/** The options that fit what was typed, best first, otherwise in the order given. */
export function matching(options: ComboboxOption[], typed: string): ComboboxOption[] {
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

/**
 * The option that a text left in the field stands for: the one it names, or the only one it fits.
 * With `freeText` an unknown text is an option of its own. Null for an empty or unknown text.
 */
export function meant(options: ComboboxOption[], typed: string, freeText: boolean): ComboboxOption | null {
  const text = typed.trim();
  if (text === '') return null;
  const found = matching(options, text);
  const named = found.find(({ label }) => plain(label) === plain(text));
  if (named) return named;
  if (freeText) return { value: text, label: text };
  return found.length === 1 ? (found[0] ?? null) : null;
}
