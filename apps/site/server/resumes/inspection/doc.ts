import CFB from 'cfb';
import { ResumeRefused } from '../resume-refused.ts';
import { tableStreamOf, templateOf, textPieces } from './doc-text.ts';
import { isOnOwnDisk } from './links.ts';
import {
  damaged,
  fetchesFromElsewhere,
  hasActiveContent,
  hasEmbeddedFiles,
  hasTwoFaces,
  notOfType,
  passwordProtected,
} from './refusals.ts';
import { endsAsZip } from './signatures.ts';
import { createFieldReader } from './word-fields.ts';

const magic = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Flags word of the file information block, [MS-DOC] 2.5.2: `fEncrypted`. */
const encrypted = 0x0100;

/** @throws {ResumeRefused} unless it is a Word 97–2003 document without macros, objects and password */
export function inspectDoc(bytes: Buffer): void {
  if (!bytes.subarray(0, magic.length).equals(magic)) throw notOfType('doc');
  if (endsAsZip(bytes)) throw hasTwoFaces('doc');
  const container = parse(bytes);
  const paths = container.FullPaths.map((path) => path.toLowerCase().replace(/\/$/, '').split('/').slice(1));
  const names = new Set(paths.map((path) => path.at(-1) ?? ''));

  if (names.has('encryptedpackage') || names.has('encryptioninfo')) throw passwordProtected('doc');
  if (paths.flat().some((name) => name === 'macros' || name === 'vba' || name.startsWith('_vba_project')))
    throw hasActiveContent('doc');
  if (names.has('\x01ole10native') || paths.some(([first, second]) => first === 'objectpool' && second))
    throw hasEmbeddedFiles('doc');

  const stream = (name: string) => {
    const at = paths.findIndex((path) => path.length === 1 && path[0] === name);
    const entry = container.FileIndex[at];
    return entry && Buffer.from(entry.content ?? []);
  };
  const header = stream('worddocument');
  if (!header) throw notOfType('doc');
  // The shortest file information block ([MS-DOC] 2.5.1) begins with this number.
  if (header.length < 32 || header.readUInt16LE(0) !== 0xa5ec) throw damaged('doc');
  if (header.readUInt16LE(10) & encrypted) throw passwordProtected('doc');
  const table = stream(tableStreamOf(header).toLowerCase());
  if (!table) throw damaged('doc');
  try {
    assertFetchesNothing(header, table);
  } catch (error) {
    throw error instanceof ResumeRefused ? error : damaged('doc');
  }
}

function assertFetchesNothing(main: Buffer, table: Buffer): void {
  const template = templateOf(main, table);
  if (template && !isOnOwnDisk(template)) throw fetchesFromElsewhere('doc');

  const fields = createFieldReader('doc');
  // The three characters that begin, divide and end a field ([MS-DOC] 2.8.25).
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const marks = /([\x13-\x15])/;
  const meaning = new Map([
    ['\x13', fields.begin],
    ['\x14', fields.separate],
    ['\x15', fields.end],
  ]);
  for (const piece of textPieces(main, table))
    for (const part of piece.split(marks)) (meaning.get(part) ?? (() => fields.text(part)))();
  fields.finish();
}

function parse(bytes: Buffer) {
  try {
    return CFB.read(bytes, { type: 'buffer' });
  } catch {
    throw damaged('doc');
  }
}
