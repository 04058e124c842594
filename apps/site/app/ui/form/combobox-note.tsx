import { shownAtMost } from './combobox-options.ts';

interface ComboboxNoteProps {
  /** How many options fit what was typed. */
  found: number;
  loading: boolean;
  /** The text that is kept although no option has it. */
  kept: string;
}

/** What the list has to say about itself, below its options. */
export function ComboboxNote({ found, loading, kept }: ComboboxNoteProps) {
  const note = noteOf(found, loading, kept);
  return note ? <p className="combobox-note">{note}</p> : null;
}

function noteOf(found: number, loading: boolean, kept: string): string {
  if (loading) return 'Loading...';
  if (found > shownAtMost) return `${found - shownAtMost} more: keep typing to find them.`;
  if (found > 0) return '';
  return kept
    ? `Not in the list. “${kept}” is kept as you typed it.`
    : 'No match. Please check the spelling.';
}
