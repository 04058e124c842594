'use client';
import { toast } from '@payloadcms/ui';
import type { StaffName } from '@riverfront/backend/accounts/owners';
import type { Application } from '@riverfront/backend/payload-types';
import { useEffect, useRef, useState } from 'react';
import { readStaff, reasonOf, StaffApiError, sendStaff } from '../../../requests/staff-api.ts';
import type { MoveOptions } from '../move-dialog.tsx';
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
}

/** Saves each decision about an applicant at once, one after another, and merges them with those of colleagues. */
export function useDecisions(id: number, name: string, initial: StoredDecisions, owners: StaffName[]) {
  const [decisions, setDecisions] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const [status, setStatus] = useState('');
  const [undoable, setUndoable] = useState<Undoable>();
  const stored = useRef(initial);
  /** Changes that are not answered yet; they are shown on top of what is stored. */
  const pending = useRef<Partial<Decisions>[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const path = `/api/applications/${id}?depth=0`;

  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  /** Reports a failed change in a toast once the applicant's screen, which shows it itself, is closed. */
  const reportIfClosed = (reason: string) => isOpen.current || toast.error(`${name}: not saved. ${reason}`);

  function show(next: StoredDecisions) {
    stored.current = next;
    showPending();
  }

  const showPending = () => setDecisions(Object.assign({}, stored.current, ...pending.current));

  /** Runs work once everything before it is stored. */
  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = queue.current.then(work);
    queue.current = done.catch(() => undefined);
    return done;
  }

  /** Sends a change; that of the stage as a move, which reaches the applicant when it cannot be undone any more. */
  async function send(
    { stage, ...change }: Partial<Decisions>,
    reply: MoveOptions['reply'],
    version: string,
  ) {
    if (!stage) return (await sendStaff<{ doc: Application }>('PATCH', path, change, version)).doc;
    const { rejectionReason } = change;
    const made = await sendStaff<Undoable>('POST', '/api/applications/moves', {
      applications: [{ id, version }],
      stage,
      ...(rejectionReason && { rejectionReason }),
      ...(reply && { reply }),
    });
    setUndoable(made);
    return readStaff<Application>(path);
  }

  async function save(
    change: Partial<Decisions>,
    reply: MoveOptions['reply'],
    merged: string[] = [],
  ): Promise<boolean> {
    const before = stored.current;
    try {
      show(toDecisions(await send(change, reply, before.version)));
      setStatus(
        ['Saved.', ...merged.map((other) => `A colleague has changed something else. ${other}.`)].join(' '),
      );
      return true;
    } catch (error) {
      if (!(error instanceof StaffApiError) || error.status !== 409) throw error;
      const theirs = toDecisions(await readStaff<Application>(path));
      const changes = describeChanges(before, theirs, owners);
      show(theirs);
      const names = Object.keys(change) as (keyof Decisions)[];
      if (names.every((name) => theirs[name] === before[name])) return save(change, reply, changes);
      reportIfClosed(error.message);
      setConflict({ text: [error.message, ...changes.map((other) => `${other}.`)].join(' '), change });
      return false;
    }
  }

  /** Shows a change, saves it, and takes it back when that fails. @returns whether it was saved; not after a conflict */
  async function tryChange(change: Partial<Decisions>, reply?: MoveOptions['reply']): Promise<boolean> {
    pending.current.push(change);
    showPending();
    setProblem(undefined);
    setConflict(undefined);
    setStatus('');
    setUndoable(undefined);
    try {
      return await enqueue(() => save(change, reply));
    } finally {
      pending.current = pending.current.filter((other) => other !== change);
      showPending();
    }
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
      show({ ...stored.current, version });
    },
    async undo() {
      setUndoable(undefined);
      await enqueue(async () => {
        await sendStaff('POST', '/api/applications/moves/undo', { applications: undoable?.moved });
        setStatus('The move was undone.');
      }).catch((error: unknown) => setProblem(reasonOf(error)));
      await enqueue(async () => show(toDecisions(await readStaff<Application>(path)))).catch(() => undefined);
    },
    tryChange,
    /** Does the same, and reports a failure on the screen or, once that is closed, in a toast. */
    change: (...change: Parameters<typeof tryChange>) =>
      tryChange(...change).catch((error: unknown) => {
        reportIfClosed(reasonOf(error));
        setProblem(reasonOf(error));
        return false;
      }),
  };
}
