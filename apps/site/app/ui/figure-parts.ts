/** A counter's text around its number: `{ before: '', number: 13, digits: '13', after: '+' }`. */
export interface FigureParts {
  before: string;
  number: number;
  after: string;
}

/** Takes the number from the digits of a text, `1,200+` counting as 1200; null where there is none. */
export function figureParts(text: string): FigureParts | null {
  const match = /\d[\d,\s]*/.exec(text);
  if (!match) return null;
  const figure = match[0].trimEnd();
  return {
    before: text.slice(0, match.index),
    number: Number(figure.replace(/\D/g, '')),
    after: text.slice(match.index + figure.length),
  };
}
