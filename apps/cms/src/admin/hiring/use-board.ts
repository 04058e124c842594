'use client';
import { toast } from '@payloadcms/ui';
import type { BoardCard, BoardColumn, BoardFilter } from '@riverfront/content/hiring';
import { labelIn, type RejectionReason, type Stage, stages } from '@riverfront/content/hiring/stages';
import { useRef, useState } from 'react';
import { CallFailed, readStaff, reasonOf, sendStaff } from '../staff-api.ts';
import { withCardMoved } from './moved-card.ts';

/** A filter as the query of an address; what is not set is left out. */
export function queryOf({ job, owner, search }: BoardFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (job !== undefined) query.set('job', String(job));
  if (owner !== undefined) query.set('owner', String(owner));
  if (search) query.set('search', search);
  return query;
}

/** The board while it is worked with. */
export function useBoard(initial: BoardColumn[], first: BoardFilter) {
  const [columns, setColumns] = useState(initial);
  const [filter, setFilter] = useState(first);
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const [isLoading, setLoading] = useState(false);
  const loading = useRef<AbortController>(undefined);

  async function show(next: BoardFilter) {
    setFilter(next);
    loading.current?.abort();
    const controller = new AbortController();
    loading.current = controller;
    setLoading(true);
    const query = queryOf(next);
    history.replaceState(history.state, '', query.size > 0 ? `?${query}` : location.pathname);
    try {
      const answer = await readStaff<{ columns: BoardColumn[] }>(
        `/api/applications/board?${query}`,
        controller.signal,
      );
      if (controller.signal.aborted) return;
      setColumns(answer.columns);
      setProblem(undefined);
      const count = answer.columns.reduce((sum, column) => sum + column.count, 0);
      setSaid(count === 1 ? '1 applicant' : `${count} applicants`);
    } catch (error) {
      if (!controller.signal.aborted) setProblem(reasonOf(error));
    } finally {
      if (!controller.signal.aborted) setLoading(false);
    }
  }

  async function showMore({ stage, cards }: BoardColumn) {
    const query = queryOf(filter);
    query.set('stage', stage);
    query.set('below', String(Math.min(...cards.map(({ id }) => id))));
    try {
      const answer = await readStaff<{ columns: BoardColumn[] }>(`/api/applications/board?${query}`);
      const [more] = answer.columns;
      setColumns((before) =>
        before.map((column) =>
          column.stage === stage && more
            ? {
                ...column,
                count: more.count,
                cards: [
                  ...column.cards,
                  ...more.cards.filter(({ id }) => !column.cards.some((c) => c.id === id)),
                ],
              }
            : column,
        ),
      );
    } catch (error) {
      setProblem(reasonOf(error));
    }
  }

  /** Moves at once, and back when the server refuses. @returns whether it stays moved */
  async function move(card: BoardCard, from: Stage, to: Stage, rejectionReason?: RejectionReason) {
    setProblem(undefined);
    setColumns((before) => withCardMoved(before, card, from, to));
    try {
      const change = { stage: to, rejectionReason };
      const { doc } = await sendStaff<{ doc: { updatedAt: string } }>(
        'PATCH',
        `/api/applications/${card.id}?depth=0`,
        change,
        card.version,
      );
      setColumns((before) => withCardMoved(before, { ...card, version: doc.updatedAt }, to, to));
      setSaid(`${card.name} is in ${labelIn(stages, to)} now.`);
      return true;
    } catch (error) {
      setColumns((before) => withCardMoved(before, card, to, from));
      const message = `${card.name} was not moved. ${reasonOf(error)}`;
      // Somebody else did something with them: the board shows what.
      if (error instanceof CallFailed && error.status === 409) await show(filter);
      setProblem(message);
      toast.error(message);
      return false;
    }
  }

  return { columns, filter, problem, said, isLoading, show, showMore, move };
}
