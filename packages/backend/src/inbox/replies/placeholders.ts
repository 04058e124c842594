/** Values of placeholders by name; null where this receiver has none. */
export type PlaceholderValues = Record<string, string | null>;

/** A reply cannot be composed; the message tells its author why. */
export class ReplyError extends Error {
  override readonly name = 'ReplyError';
}

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** A gap that a template leaves for its author: `[Your answer]`. A number alone is a footnote. */
const gap = /\[(?=[^\][\n]*\p{L})[^\][\n]{1,200}\]/u;

/**
 * Replaces `{{name}}` by its value. Values are not searched again, so a name with braces stays as it is.
 * @throws {ReplyError} for a gap that was left open, an unknown name, one without a value, or unpaired braces
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  const [open] = gap.exec(text) ?? [];
  if (open)
    throw new ReplyError(
      `“${open}” is still to be filled in. Write your own words in its place; for words in brackets use round ones.`,
    );
  if (/\{\{|\}\}/.test(text.replace(placeholder, '')))
    throw new ReplyError('Double braces are opened or closed without their counterpart.');
  return text.replace(placeholder, (whole, name: string) => {
    if (!Object.hasOwn(values, name)) {
      const known = Object.keys(values).map((key) => `{{${key}}}`);
      throw new ReplyError(`“${whole}” is not known here. Use ${known.join(', ')}.`);
    }
    // On one line: a visitor's text must not look like lines of ours.
    const value = values[name]?.replace(/\s+/g, ' ').trim();
    if (!value) throw new ReplyError(`There is no value for “${whole}”.`);
    return value;
  });
}
