/** What letters may be filled with, by name. Null where this receiver has none. */
export type Values = Record<string, string | null>;

/** A letter cannot be filled in; the message says why, in words for its author. */
export class LetterProblem extends Error {
  override readonly name = 'LetterProblem';
}

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** A gap that a template leaves for its author: `[Your answer]`. A number alone is a footnote. */
const gap = /\[(?=[^\][\n]*\p{L})[^\][\n]{1,200}\]/u;

/**
 * A letter with what stands in double braces filled in. What is filled in is
 * not looked at again, so a name with braces in it stays as it is.
 * @throws {LetterProblem} for a gap that was left open, a name that nobody has given, one without a value, or
 * braces without a partner
 */
export function fillIn(letter: string, values: Values): string {
  const [open] = gap.exec(letter) ?? [];
  if (open)
    throw new LetterProblem(
      `“${open}” is still to be filled in. Write your own words in its place; for words in brackets use round ones.`,
    );
  if (/\{\{|\}\}/.test(letter.replace(placeholder, '')))
    throw new LetterProblem('Somewhere double braces are opened or closed without their partner.');
  return letter.replace(placeholder, (whole, name: string) => {
    if (!Object.hasOwn(values, name))
      throw new LetterProblem(`“${whole}” is not known here. Use ${namesOf(values)}.`);
    // On one line: what a visitor gave must not look like lines of ours.
    const value = values[name]?.replace(/\s+/g, ' ').trim();
    if (!value) throw new LetterProblem(`There is nothing to put in the place of “${whole}”.`);
    return value;
  });
}

function namesOf(values: Values): string {
  return Object.keys(values)
    .map((name) => `{{${name}}}`)
    .join(', ');
}
