const maxLength = 120;

/**
 * Makes a visitor's file name safe to show and to offer as a download: no path, no invisible or
 * direction-changing characters, at most 120 characters with the extension preserved, never empty.
 */
export function toDisplayName(originalName: string): string {
  const base = originalName.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = base
    // Control, format (direction, zero-width), private and unassigned characters; line separators.
    .replace(/[\p{C}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+(?=.*\.)|[. ]+$/gu, '');
  const dot = name.lastIndexOf('.');
  const stem = dot < 0 ? name : name.slice(0, dot);
  const extension = dot < 0 ? '' : name.slice(dot, dot + 20);
  return truncate(stem.trim(), maxLength - extension.length) + extension;
}

/** Cuts between grapheme clusters. */
function truncate(text: string, length: number): string {
  let result = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (result.length + segment.length > length) break;
    result += segment;
  }
  return result.trim() || 'resume';
}
