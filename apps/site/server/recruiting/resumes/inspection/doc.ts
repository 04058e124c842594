import CFB from 'cfb';
import { ResumeError } from '../errors.ts';
import { getTableStreamName, readTemplate, readTextPieces } from './doc-text.ts';
import { isLocalPath } from './links.ts';
import { rejection } from './rejections.ts';
import { createFieldChecker } from './word-fields.ts';

const magicNumber = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** `fEncrypted` in the flags of the file information block ([MS-DOC] 2.5.2). */
const encrypted = 0x0100;

/** @throws {ResumeError} unless it is a Word 97–2003 document without macros, embedded objects and password */
export function inspectDoc(bytes: Buffer): void {
  if (!bytes.subarray(0, magicNumber.length).equals(magicNumber)) throw rejection('doc', 'wrongType');
  if (endsAsArchive(bytes)) throw rejection('doc', 'polyglot');
  const container = parseContainer(bytes);
  const paths = container.FullPaths.map((path) => path.toLowerCase().replace(/\/$/, '').split('/').slice(1));
  const names = new Set(paths.map((path) => path.at(-1) ?? ''));

  if (names.has('encryptedpackage') || names.has('encryptioninfo')) throw rejection('doc', 'encrypted');
  if (paths.flat().some((name) => name === 'macros' || name === 'vba' || name.startsWith('_vba_project')))
    throw rejection('doc', 'activeContent');
  if (names.has('\x01ole10native') || paths.some(([first, second]) => first === 'objectpool' && second))
    throw rejection('doc', 'embeddedFile');

  const getStream = (name: string) => {
    const index = paths.findIndex((path) => path.length === 1 && path[0] === name);
    const entry = container.FileIndex[index];
    return entry && Buffer.from(entry.content ?? []);
  };
  const main = getStream('worddocument');
  if (!main) throw rejection('doc', 'wrongType');
  // The shortest file information block begins with this number ([MS-DOC] 2.5.1).
  if (main.length < 32 || main.readUInt16LE(0) !== 0xa5ec) throw rejection('doc', 'damaged');
  if (main.readUInt16LE(10) & encrypted) throw rejection('doc', 'encrypted');
  const table = getStream(getTableStreamName(main).toLowerCase());
  if (!table) throw rejection('doc', 'damaged');
  try {
    assertNoExternalContent(main, table);
  } catch (error) {
    throw error instanceof ResumeError ? error : rejection('doc', 'damaged');
  }
}

function assertNoExternalContent(main: Buffer, table: Buffer): void {
  const template = readTemplate(main, table);
  if (template && !isLocalPath(template)) throw rejection('doc', 'externalContent');

  const fields = createFieldChecker('doc');
  // The characters that begin, separate and end a field ([MS-DOC] 2.8.25).
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is its purpose
  const marks = /([\x13-\x15])/;
  const handlers = new Map([
    ['\x13', fields.begin],
    ['\x14', fields.separate],
    ['\x15', fields.end],
  ]);
  for (const piece of readTextPieces(main, table))
    for (const part of piece.split(marks)) (handlers.get(part) ?? (() => fields.text(part)))();
  fields.finish();
}

/** True when the bytes end like a ZIP archive; inside, Word itself keeps the theme of a document as one. */
function endsAsArchive(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  return end >= 0 && end + 22 <= bytes.length && end + 22 + bytes.readUInt16LE(end + 20) >= bytes.length;
}

function parseContainer(bytes: Buffer) {
  try {
    return CFB.read(bytes, { type: 'buffer' });
  } catch {
    throw rejection('doc', 'damaged');
  }
}
