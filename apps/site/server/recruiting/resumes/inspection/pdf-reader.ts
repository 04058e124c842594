import {
  PDFArray,
  PDFDict,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

/**
 * Reads a PDF from its first byte to its last, whatever its cross-reference tables say, and collects every
 * object: superseded ones and those of object streams too.
 */
export class PdfReader extends PDFParser {
  /** Every dictionary at any depth, those of streams and trailers included. */
  readonly dictionaries = new Set<PDFDict>();
  readonly streams: PDFRawStream[] = [];
  readonly #bytes: Buffer;
  readonly #definitions = new Map<PDFRef, PDFObject[]>();
  readonly #headers = new Set<number>();
  #depth = 0;

  constructor(bytes: Buffer) {
    // Another reader could take an unparsable object for anything, so it makes the whole file invalid.
    super(bytes, Number.POSITIVE_INFINITY, true);
    this.#bytes = bytes;
    const assign = this.context.assign.bind(this.context);
    this.context.assign = (ref, object) => {
      const definitions = this.#definitions.get(ref);
      if (definitions) definitions.push(object);
      else this.#definitions.set(ref, [object]);
      this.#collect(object);
      assign(ref, object);
    };
  }

  override parseObject(ref?: PDFRef): PDFObject {
    // The header of the object ends right before it.
    if (this.#depth === 0) this.#headers.add(this.#bytes.lastIndexOf('obj', this.bytes.offset() - 3));
    this.#depth += 1;
    try {
      return super.parseObject(ref);
    } finally {
      this.#depth -= 1;
    }
  }

  /** Trailers are dictionaries outside of objects. */
  protected override parseDict(ref?: PDFRef): PDFDict {
    const dictionary = super.parseDict(ref);
    if (this.#depth === 0) this.#collect(dictionary);
    return dictionary;
  }

  /** Resolves a reference to every object that is defined under it, because readers differ in which one they take. */
  resolve(value: PDFObject | undefined): PDFObject[] {
    if (!value) return [];
    return value instanceof PDFRef ? (this.#definitions.get(value) ?? []) : [value];
  }

  /**
   * True when bytes look like an object and were not read as one, such as the text of a string: a
   * cross-reference table could lead another reader to them.
   */
  hidesObjects(): boolean {
    for (let at = this.#bytes.indexOf('obj'); at >= 0; at = this.#bytes.indexOf('obj', at + 3))
      if (!this.#headers.has(at) && endsHeader(this.#bytes, at)) return true;
    return false;
  }

  #collect(object: PDFObject): void {
    if (object instanceof PDFRawStream) this.streams.push(object);
    if (object instanceof PDFStream) this.#collect(object.dict);
    else if (object instanceof PDFArray) for (const item of object.asArray()) this.#collect(item);
    else if (object instanceof PDFDict) {
      this.dictionaries.add(object);
      for (const value of object.values()) this.#collect(value);
    }
  }
}

/** True when `obj` at this position may end `12 0 obj`, perhaps with a comment between. */
function endsHeader(bytes: Buffer, keyword: number): boolean {
  if (/[^\0\t\n\f\r ()<>[\]{}/%]/.test(bytes.toString('latin1', keyword + 3, keyword + 4))) return false;
  let at = keyword - 1;
  while (isOneOf(bytes[at], '\0\t\n\f\r ')) at -= 1;
  if (isOneOf(bytes[at], '0123456789')) return true;
  const isFirstOfLine = /[\n\r]/.test(bytes.toString('latin1', at + 1, keyword));
  while (isFirstOfLine && at >= 0 && !isOneOf(bytes[at], '\n\r%')) at -= 1;
  return isFirstOfLine && bytes[at] === 0x25;
}

function isOneOf(byte: number | undefined, characters: string): boolean {
  return byte !== undefined && characters.includes(String.fromCharCode(byte));
}
