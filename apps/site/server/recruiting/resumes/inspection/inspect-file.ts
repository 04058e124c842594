import { readFileSync } from 'node:fs';
import type { ResumeType } from '@riverfront/contract';
import { ResumeError } from '../errors.ts';
import { rejection } from './rejections.ts';

/** `unreadable`: the storage failed, not the file. */
export type Inspection =
  | { kind: 'accepted' }
  | { kind: 'rejected'; message: string }
  | { kind: 'unreadable'; message: string };

type Inspect = (bytes: Buffer) => void | Promise<void>;

/** Imported on demand: a worker inspects one file and needs one parser. */
const parsers: Record<ResumeType, () => Promise<Inspect>> = {
  pdf: async () => (await import('./pdf.ts')).inspectPdf,
  doc: async () => (await import('./doc.ts')).inspectDoc,
  docx: async () => (await import('./docx.ts')).inspectDocx,
  txt: async () => (await import('./txt.ts')).inspectTxt,
};

/**
 * Reads and parses a file in this thread, which a hostile file can block or crash.
 * @param onRead called once parser and file are loaded, so that only the file can be at fault
 */
export async function inspectFile(path: string, type: ResumeType, onRead?: () => void): Promise<Inspection> {
  const inspect = await parsers[type]();
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return { kind: 'unreadable', message: String(error) };
  }
  onRead?.();
  try {
    await inspect(bytes);
    return { kind: 'accepted' };
  } catch (error) {
    const { message } = error instanceof ResumeError ? error : rejection(type, 'damaged');
    return { kind: 'rejected', message };
  }
}
