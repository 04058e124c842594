import { withoutOwnerChange } from '../../accounts/owners.ts';
import type { ApplicationNote } from '../../payload-types.ts';
import { settledSeconds } from './stages.ts';

type Note = Pick<ApplicationNote, 'kind' | 'text' | 'author' | 'createdAt'>;

/** Lines about a move that the applicant was never told of, in the note of the move that followed within seconds. */
export const unseenMove = 'The move before did not reach the applicant.';
export const unsentEmail = 'The email of the move before was not sent.';

const stageLine = /^Stage: (.+?) → (.+?)(, undone)?$/m;
const withoutReason = (stage: string) => stage.replace(/ \(.*\)$/, '');

/**
 * Picks what an applicant may read of the notes about them, which are given oldest first: no stage that they never
 * had on their page, and no names of staff.
 */
export function toApplicantNotes(notes: Note[]): { kind: Note['kind']; text: string; writtenAt: string }[] {
  return mergeUnseenMoves(notes)
    .filter(({ author, kind, createdAt }) => !(author && kind !== 'note' && isUnsettled(createdAt)))
    .map(({ kind, text, createdAt }) => ({
      kind,
      text: kind === 'change' ? withoutOwnerChange(text) : text,
      writtenAt: createdAt,
    }))
    .filter(({ text }) => text !== '');
}

/** Whether staff may still undo a move of that time, so that its applicant has not been told yet. */
export function isUnsettled(createdAt: string): boolean {
  return Date.parse(createdAt) > Date.now() - settledSeconds * 1_000;
}

/** Merges each move that was undone, or followed by another before the applicant knew of it, with the next. */
function mergeUnseenMoves(notes: Note[]): Note[] {
  const merged: Note[] = [];
  for (const note of notes) {
    const [line, from, to, undone] = stageOf(note) ?? [];
    const index = merged.findLastIndex((earlier) => stageOf(earlier));
    const before = merged[index];
    if (!line || !before || !(undone || note.text.includes(unseenMove))) {
      merged.push(note);
      continue;
    }
    merged.splice(index, 1);
    const start = stageOf(before)?.[1] ?? from;
    const rest = [before, note].flatMap(({ text }) =>
      text.split('\n').filter((one) => !stageLine.test(one) && one !== unseenMove && one !== unsentEmail),
    );
    merged.push({ ...note, text: [`Stage: ${start} → ${to}`, ...rest].join('\n') });
  }
  return merged.map((note) => {
    const [line = '', from, to = ''] = stageOf(note) ?? [];
    return from === withoutReason(to) ? { ...note, text: note.text.replace(line, '').trim() } : note;
  });
}

const stageOf = ({ kind, text }: Note) => (kind === 'change' ? stageLine.exec(text) : null);
