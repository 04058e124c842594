import { fileTypeFromBuffer } from 'file-type';

/** Names of storages and streams in a compound file ([MS-CFB] 2.6.1): a macro project, and a packed file. */
const macroStorage = Buffer.from('_VBA_PROJECT\0', 'utf16le');
const packageStream = Buffer.from('\x01Ole10Native\0', 'utf16le');

const programs = new Set(['apk', 'class', 'elf', 'exe', 'jar', 'lnk', 'macho']);
/** Names that start a program where they are opened. */
export const programName = /\.(bat|cmd|cpl|dll|exe|hta|jar|jse?|lnk|msi|pif|ps1|scr|sh|vb[es]?|ws[fh])$/i;
const dosStub = 'This program cannot be run in DOS mode';

/** Returns what would run of a document or of a file in one: macros, also of a document in it, or a program. */
export async function findActiveContent(bytes: Buffer, name = ''): Promise<'macros' | 'program' | undefined> {
  const isArchive = bytes.toString('latin1', 0, 4) === 'PK\x03\x04';
  if (bytes.includes(macroStorage) || (isArchive && bytes.includes('vbaProject.bin'))) return 'macros';
  const type = await fileTypeFromBuffer(bytes.subarray(0, 4100));
  if (programName.test(name) || programs.has(type?.ext ?? '')) return 'program';
  if (!bytes.includes(packageStream)) return undefined;
  const texts = bytes.toString('latin1').split('\0');
  return texts.some((text) => programName.test(text) || text.includes(dosStub)) ? 'program' : undefined;
}

/** True when a field of a Word document starts a program ([MS-DOC] 2.8.25, ECMA-376-1, 17.16.18). */
export function hasDdeField(bytes: Buffer): boolean {
  // Without NUL, UTF-16 reads like Latin-1; `begin` of a field in XML becomes the character that a .doc has there.
  const text = bytes
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/<[^>]*fldCharType=["']begin[^>]*>|<[^>]*instr=["']/g, '\x13')
    .replace(/<[^>]*>/g, '');
  return text.split('\x13').some((code) => /^\s*DDE(AUTO)?\s/i.test(code));
}
