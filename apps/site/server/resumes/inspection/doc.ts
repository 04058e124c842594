import CFB from 'cfb';
import {
  damaged,
  hasActiveContent,
  hasEmbeddedFiles,
  hasTwoFaces,
  notOfType,
  passwordProtected,
} from './refusals.ts';
import { endsAsZip } from './signatures.ts';

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

  const main =
    container.FileIndex[paths.findIndex((path) => path.length === 1 && path[0] === 'worddocument')];
  if (!main) throw notOfType('doc');
  const header = Buffer.from(main.content ?? []);
  // The shortest file information block ([MS-DOC] 2.5.1) begins with this number.
  if (header.length < 32 || header.readUInt16LE(0) !== 0xa5ec) throw damaged('doc');
  if (header.readUInt16LE(10) & encrypted) throw passwordProtected('doc');
}

function parse(bytes: Buffer) {
  try {
    return CFB.read(bytes, { type: 'buffer' });
  } catch {
    throw damaged('doc');
  }
}
