import type { CorpusEntry } from './corpus-entry.ts';
import { disguisedFiles, hostileTexts } from './disguised-files.ts';
import { goodFiles, namedFiles } from './good-files.ts';
import { hostilePdfs } from './hostile-pdfs.ts';
import { hostileWord } from './hostile-word.ts';

export type { CorpusEntry } from './corpus-entry.ts';

/**
 * Files as visitors and attackers may send them, made when asked for, so that
 * nothing lies about that a virus scanner would take for what it imitates.
 */
export const corpus: CorpusEntry[] = [
  ...goodFiles,
  ...namedFiles,
  ...disguisedFiles,
  ...hostilePdfs,
  ...hostileWord,
  ...hostileTexts,
];
