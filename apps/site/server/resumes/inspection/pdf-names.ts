import { inflateSync, constants as zlib } from 'node:zlib';
import { isRegular, readObject } from './pdf-tokens.ts';
import { damaged, tooBigInside } from './refusals.ts';

/** Together, of all object streams. A résumé's have some 100 KB. */
const maxInflated = 50 * 1024 * 1024;

/**
 * Every name (`/Type`, `/JavaScript`, …) used in the objects and trailers of a PDF,
 * object streams included. Objects are found by their keyword, not by the table
 * of contents, so no second table can hide one.
 * @throws {ResumeRefused} when an object stream cannot be read or the file is a bomb
 */
export function namesInPdf(bytes: Buffer): Set<string> {
  const names = new Set<string>();
  let inflated = 0;
  // Each object is read about once; far more means that they are nested to wear us down.
  let budget = 8 * bytes.length + 1024 * 1024;

  const collect = (source: Buffer, at: number, options?: { alone: boolean }) => {
    const found: string[] = [];
    const reading = readObject(source, at, options);
    let step = reading.next();
    for (; !step.done; step = reading.next()) {
      if (step.value.kind === 'name') names.add(step.value.text);
      found.push(step.value.kind === 'name' ? `/${step.value.text}` : step.value.text);
    }
    budget -= step.value - at;
    if (budget < 0) throw tooBigInside('pdf');
    return { found, end: step.value };
  };

  for (const at of [...keywords(bytes, 'obj'), ...keywords(bytes, 'trailer')]) {
    const { found, end } = collect(bytes, at);
    if (found.at(-1) !== 'stream' || !isObjectStream(found)) continue;
    const { objects, offsets } = openObjectStream(bytes, end, found, maxInflated - inflated);
    inflated += objects.length;
    budget += 4 * objects.length;
    for (const offset of offsets) collect(objects, offset, { alone: true });
  }
  return names;
}

/** Where the text behind each use of a keyword begins. */
function* keywords(bytes: Buffer, word: string): Generator<number> {
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) {
    const before = bytes[at - 1];
    const digit = before !== undefined && before >= 0x30 && before <= 0x39;
    if ((digit || !isRegular(before)) && !isRegular(bytes[at + word.length])) yield at + word.length;
  }
}

/** pdf.js reads objects from any stream with these two entries, whatever its type says. */
function isObjectStream(found: string[]): boolean {
  return found.includes('/ObjStm') || (found.includes('/First') && found.includes('/N'));
}

function openObjectStream(bytes: Buffer, keywordEnd: number, found: string[], room: number) {
  const filters = found.filter((token) =>
    /^\/(Filter|F|DecodeParms|DP)$|Decode$|^\/(Fl|AHx|A85|LZW|RL)$/.test(token),
  );
  const first = Number(found[found.indexOf('/First') + 1]);
  const behindFirst = found[found.indexOf('/First') + 2] ?? '';
  // Written by hand to be read differently by different readers: no program writes these.
  const plain = filters.length === 0 || filters.join() === '/Filter,/FlateDecode';
  if (!plain || !Number.isInteger(first) || !/^(\/|>>)/.test(behindFirst)) throw damaged('pdf');

  let start = keywordEnd;
  if (bytes[start] === 13) start += 1;
  if (bytes[start] === 10) start += 1;
  const end = bytes.indexOf('endstream', start);
  const raw = bytes.subarray(start, end < 0 ? bytes.length : end);
  const objects = filters.length ? inflate(bytes.subarray(start), room) : raw;
  const header = objects.toString('latin1', 0, first).match(/\d+/g) ?? [];
  return {
    objects,
    offsets: header.filter((_, index) => index % 2 === 1).map((offset) => first + Number(offset)),
  };
}

function inflate(bytes: Buffer, room: number): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(room, 1), finishFlush: zlib.Z_SYNC_FLUSH });
  } catch (error) {
    const full = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw full ? tooBigInside('pdf') : damaged('pdf');
  }
}
