'use client';
import { toast } from '@payloadcms/ui';
import type { StaffName } from '@riverfront/backend/accounts/owners';
import type { Application } from '@riverfront/backend/payload-types';
import { useRef, useState } from 'react';
import { readStaff, reasonOf, StaffApiError, sendStaff } from '../../../requests/staff-api.ts';
import { usePending } from '../../../requests/use-pending.ts';
import { describeUndoable, type MoveOptions } from '../move-dialog.tsx';
import { type Decisions, describeChanges, type StoredDecisions, toDecisions } from './record.ts';

/** A change that was not saved because a colleague had changed the same. */
interface Conflict {
  text: string;
  change: Partial<Decisions>;
}

/** A move that can still be undone. */
interface Undoable {
  moved: { id: number; version: string }[];
  undoMs: number;
  text: string;
}

/** Saves each decision about an applicant at once, one after another, and merges them with those of colleagues. */
export function useDecisions(id: number, name: string, initial: StoredDecisions, owners: StaffName[]) {
  const [stored, setStored] = useState(initial);
  /** For the changes that wait for another one. */
  const newest = useRef(initial);
  const { shown: decisions, enqueue } = usePending(stored);
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const [status, setStatus] = useState('');
  const [undoable, setUndoable] = useState<Undoable>();
  const path = `/api/applications/${id}?depth=0`;

  function show(next: StoredDecisions) {
    newest.current = next;
    setStored(next);
  }
  const read = async () => toDecisions(await readStaff<Application>(path));

  /** Sends a change; that of the stage as a move, which reaches the applicant when it cannot be undone any more. */
  async function send(
    { stage, ...change }: Partial<Decisions>,
    reply: MoveOptions['reply'],
    version: string,
  ): Promise<StoredDecisions> {
    if (!stage)
      return toDecisions((await sendStaff<{ doc: Application }>('PATCH', path, change, version)).doc);
    const { rejectionReason } = change;
    const made = await sendStaff<Omit<Undoable, 'text'>>('POST', '/api/applications/moves', {
      applications: [{ id, version }],
      stage,
      ...(rejectionReason && { rejectionReason }),
      ...(reply && { reply }),
    });
    setUndoable({ ...made, text: describeUndoable({ ...(reply && { reply }) }) });
    return read();
  }

  async function save(
    change: Partial<Decisions>,
    reply: MoveOptions['reply'],
    merged: string[] = [],
  ): Promise<boolean> {
    const before = newest.current;
    try {
      show(await send(change, reply, before.version));
      setStatus(
        ['Saved.', ...merged.map((other) => `A colleague has changed something else. ${other}.`)].join(' '),
      );
      return true;
    } catch (error) {
      if (!(error instanceof StaffApiError) || error.status !== 409) throw error;
      const theirs = await read();
      const changes = describeChanges(before, theirs, owners);
      show(theirs);
      const names = Object.keys(change) as (keyof Decisions)[];
      if (names.every((name) => theirs[name] === before[name])) return save(change, reply, changes);
      setConflict({ text: [error.message, ...changes.map((other) => `${other}.`)].join(' '), change });
      toast.error(`${name}: not saved. ${error.message}`);
      return false;
    }
  }

  /** Shows a change, saves it, and takes it back when that fails. @returns whether it was saved; not after a conflict */
  function tryChange(change: Partial<Decisions>, reply?: MoveOptions['reply']): Promise<boolean> {
    setProblem(undefined);
    setConflict(undefined);
    setStatus('');
    setUndoable(undefined);
    return enqueue(
      () => save(change, reply),
      (shown) => ({ ...shown, ...change }),
    );
  }

  return {
    decisions,
    problem,
    conflict,
    status,
    enqueue,
    undoable,
    endUndo: () => setUndoable(undefined),
    discard: () => setConflict(undefined),
    /** Sets the version after a save by another component of the screen; a move before it cannot be undone any more. */
    accept(version: string) {
      setUndoable(undefined);
      show({ ...newest.current, version });
    },
    async undo() {
      setUndoable(undefined);
      await enqueue(async () => {
        await sendStaff('POST', '/api/applications/moves/undo', { applications: undoable?.moved });
        setStatus('The move was undone.');
      }).catch((error: unknown) => setProblem(reasonOf(error)));
      await enqueue(async () => show(await read())).catch(() => undefined);
    },
    tryChange,
    /** Does the same, and reports a failure: on the screen, and in a toast for those who have left it. */
    change: (...change: Parameters<typeof tryChange>) =>
      tryChange(...change).catch((error: unknown) => {
        toast.error(`${name}: not saved. ${reasonOf(error)}`);
        setProblem(reasonOf(error));
        return false;
      }),
  };
}
