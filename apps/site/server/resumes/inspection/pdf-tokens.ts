/** A PDF name without its slash and with `#` escapes resolved, or any other bare word, number or bracket. */
export type PdfToken = { kind: 'name' | 'word'; text: string };

const whitespace = new Set(Buffer.from('\0\t\n\f\r ', 'latin1'));
const delimiter = new Set(Buffer.from('()<>[]{}/%', 'latin1'));
const code = (character: string) => character.charCodeAt(0);

export const isRegular = (byte: number | undefined) =>
  byte !== undefined && !whitespace.has(byte) && !delimiter.has(byte);

/**
 * The tokens of one PDF object (ISO 32000-2, 7.2), from `at` to the keyword that
 * follows it, or, with `alone`, to the end of the value itself. What stands in
 * strings and comments is skipped: a résumé may speak of "/JavaScript". The
 * return value is where reading stopped. Brackets that do not match are taken as
 * pdf.js takes them.
 */
export function* readObject(bytes: Buffer, at: number, { alone = false } = {}): Generator<PdfToken, number> {
  const open: ('<<' | '[')[] = [];
  let position = at;
  while (position < bytes.length) {
    const byte = bytes[position];
    const two = byte === bytes[position + 1];
    if (byte === undefined || whitespace.has(byte)) {
      position += 1;
      continue;
    }
    if (byte === code('%')) {
      while (position < bytes.length && bytes[position] !== 10 && bytes[position] !== 13) position += 1;
      continue;
    }
    if (byte === code('(')) position = afterString(bytes, position);
    else if (byte === code('<') && two) {
      open.push('<<');
      yield { kind: 'word', text: '<<' };
      position += 2;
    } else if (byte === code('<')) {
      const end = bytes.indexOf('>', position);
      position = end < 0 ? bytes.length : end + 1;
    } else if (byte === code('>') && two) {
      if (open.at(-1) === '<<') open.pop();
      yield { kind: 'word', text: '>>' };
      position += 2;
    } else if (byte === code('[')) {
      open.push('[');
      position += 1;
    } else if (byte === code(']')) {
      if (open.at(-1) === '[') open.pop();
      position += 1;
    } else {
      const start = position;
      do position += 1;
      while (isRegular(bytes[position]));
      const text = bytes.toString('latin1', start, position);
      if (byte === code('/')) yield { kind: 'name', text: unescapeName(text.slice(1)) };
      else {
        yield { kind: 'word', text };
        if (!open.length && /^[a-z]/.test(text)) return position;
      }
    }
    if (alone && !open.length) return position;
  }
  return position;
}

function unescapeName(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function afterString(bytes: Buffer, at: number): number {
  let depth = 0;
  for (let position = at; position < bytes.length; position += 1) {
    const byte = bytes[position];
    if (byte === code('\\')) position += 1;
    else if (byte === code('(')) depth += 1;
    else if (byte === code(')')) {
      depth -= 1;
      if (depth === 0) return position + 1;
    }
  }
  return bytes.length;
}
