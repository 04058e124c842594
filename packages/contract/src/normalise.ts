/**
 * Puts what people paste into the form that machines expect: compatibility forms such as full-width signs become plain
 * ones (NFKC), invisible marks of contacts and messengers go, any dash is a hyphen and any digit an ASCII digit. For
 * numbers, codes and addresses; a name keeps its own writing.
 */
export function toPlainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .trim();
}

/** Makes line breaks of the line separators of Unicode and of word processors, and drops other control characters. */
export const toLines = (text: string): string =>
  text.replace(/[\v\f\u0085\u2028\u2029]/g, '\n').replace(/(?![\r\n\t])\p{Cc}/gu, '');

/** Puts a text on one line: line breaks and tabs become blanks. */
export const toLine = (text: string): string => toLines(text).replace(/[\r\n\t]+/g, ' ');

const letters: Record<string, string> = { ß: 'ss', Ø: 'O', ø: 'o', Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i' };

/** Drops the accents of a text for comparison: “São” is “Sao”. PostgreSQL’s `fold_text` does the same. */
export const dropAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[ßØøŁłĐđı]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFC');

/** The digits of a script stand in a row in Unicode, from zero to nine (Unicode Standard, section 4.6). */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** Removes invisible marks from a name, but the joiners that Malayalam, Sinhala and Persian are written with. */
export const toName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .trim();

/** Longer texts are no number and no address; the expressions below may take long for them. */
const longest = 300;

/**
 * Brings a telephone number into the form `+91 98765 43210` or `020 7946 0958 ext. 12`, without words around it or in
 * brackets. A 0 in brackets after the country code goes, but where it belongs to the number (Italy).
 */
export function toPhone(text: string): string {
  const plain = toLine(toPlainText(text));
  if (plain.length > longest) return plain;
  return plain
    .replace(/[([][^()[\]]*\p{L}[^()[\]]*[)\]]/gu, ' ')
    .replace(/^[^\d+(]+(?=[\d+(])/, '')
    .replace(/\s*(?:;\s*ext=|,?\s*\b(?:extension|extn|ext|x)(?![a-z])\.?:?|#)\s*(\d{1,7})$/i, ' ext. $1')
    .replace(/(?<=\d)\D+$/, '')
    .replace(/^\((?=[^()]*$)/, '')
    .replace(/^\((\+\d{1,3})\)|^00\s*(?=[1-9])/, (_, code = '+') => code)
    .replace(/^(\+\s*(?!39|378)\d{1,3})\s*\(0\)/, '$1 ')
    .replace(/\s{2,}/g, ' ');
}

/** What people paste around an address: brackets, quotes, the stops of a sentence or a list. */
const around = /^[\s<>()[\]{}"'`“”„‘’«»*,;]+|(?<=[\p{L}\p{N}])[\s<>()[\]{}"'`“”‘’«»*,;:.!?。|/\\_-]+$/gu;
const label = /^[\p{L}\s.-]*:(?!\/)|^e-?mail(?:[\s-]?(?:id|address))?\s+(?:is\s+|-\s*)?/iu;

/**
 * Brings the domain of an email address into its ASCII form (IDNA), and the address into lower case. Of `Name <address>`,
 * `mailto:` links and addresses with words or punctuation around them the address is left.
 */
export function toEmail(text: string): string {
  const line = toLine(toPlainText(text));
  if (line.length > longest) return line;
  const commented = line.replace(/\([^()@]*\)/g, '').replace(/ ?@ ?/g, '@');
  const inside = /^[^@<>]*<([^<>]+)>[^@]*$/.exec(commented)?.[1] ?? commented;
  const [address = ''] = inside
    .replace(around, '')
    .replace(label, '')
    .split(/(?<=@.*)\?/);
  const plain = address.replace(around, '');
  const at = plain.lastIndexOf('@');
  const domain = plain.slice(at + 1);
  // A URL's own signs would end the domain.
  if (!/\P{ASCII}/u.test(domain) || /[\s/:?#]/.test(domain)) return plain.toLowerCase();
  try {
    return `${plain.slice(0, at)}@${new URL(`http://${domain}`).hostname}`.toLowerCase();
  } catch {
    return plain.toLowerCase();
  }
}

/** Finds a code of six digits in a text such as “Your code is 012 345”; without one, the text without blanks. */
export function toCode(text: string): string {
  const plain = toPlainText(text);
  const found = [...plain.matchAll(/(?<!\d)(\d{3})[\s-]*(\d{3})(?!\d)/g)];
  const [only] = found;
  return found.length === 1 && only ? `${only[1]}${only[2]}` : plain.replace(/[\s-]/g, '');
}

/** Parses years such as `4,5`, `7+` or `7 years`; undefined for anything else. */
export function parseYears(text: string): number | undefined {
  const [, whole, part = '0'] =
    /^(\d{1,3})(?:[.,](\d{1,2}))?\s*\+?\s*(?:years?|yrs?\.?|y)?$/i.exec(toPlainText(text)) ?? [];
  return whole === undefined ? undefined : Number(`${whole}.${part}`);
}

const factors: Record<string, number> = {
  k: 1e3,
  l: 1e5,
  lakh: 1e5,
  lac: 1e5,
  lpa: 1e5,
  cr: 1e7,
  crore: 1e7,
};

/**
 * Parses a yearly sum such as `₹8,00,000`, `80.000 €`, `8,5 lakh` or `8 LPA`; undefined for anything else. A comma or
 * point before one or two last digits begins the part below the unit; others group digits.
 */
export function parseSum(text: string): number | undefined {
  const plain = toPlainText(text)
    .toLowerCase()
    .replace(/\p{Sc}|\b(?:rs|inr|usd|eur|gbp)(?![a-z])\.?/gu, '')
    .replace(/(?<=\d)[.'’](?=\d{3}(?!\d))/g, ',')
    .replace(/(?<=\d),(?=\d{1,2}(?!\d|,))/, '.')
    .replace(/\/-|\b(?:per annum|p\.?\s?a\.?|(?:a|per) year|yearly)(?=\s|$)|\/\s?year/g, '')
    .trim();
  const [, digits, part = '0', unit] =
    /^([\d,\s]*\d)(?:\.(\d{1,2}))?\s*(k|l|lakhs?|lacs?|lpa|cr|crores?)?$/.exec(plain) ?? [];
  if (digits === undefined) return undefined;
  const factor = unit ? (factors[unit] ?? factors[unit.replace(/s$/, '')] ?? 1) : 1;
  return Number(`${digits.replace(/[,\s]/g, '')}.${part}`) * factor;
}
