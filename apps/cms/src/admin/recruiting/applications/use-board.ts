'use client';
import { toast } from '@payloadcms/ui';
import type { BoardCard, BoardColumn, BoardFilter } from '@riverfront/backend/recruiting';
import { type RejectionReason, type Stage, stages, toLabel } from '@riverfront/backend/recruiting/stages';
import { useRef, useState } from 'react';
import { toQueryString } from '../../query-string.ts';
import { readStaff, reasonOf, StaffApiError, sendStaff } from '../../staff-api.ts';

/** Serialises a filter as the query of an address, without its empty fields. */
export function toQuery({ job, owner, search }: BoardFilter, more: object = {}): string {
  return toQueryString({ job, owner, search: search || undefined, ...more });
}

async function loadColumns(query: string, signal?: AbortSignal): Promise<BoardColumn[]> {
  const path = `/api/applications/board?${query}`;
  return (await readStaff<{ columns: BoardColumn[] }>(path, signal)).columns;
}

/** Holds the state of the board: filters, loads and moves its cards. */
export function useBoard(initial: BoardColumn[], initialFilter: BoardFilter) {
  const [columns, setColumns] = useState(initial);
  const [filter, setFilter] = useState(initialFilter);
  const [error, setError] = useState<string>();
  const [status, setStatus] = useState('');
  const [isLoading, setLoading] = useState(false);
  const pending = useRef<AbortController>(undefined);

  async function load(next: BoardFilter) {
    setFilter(next);
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    setLoading(true);
    const query = toQuery(next);
    history.replaceState(history.state, '', query ? `?${query}` : location.pathname);
    try {
      const loaded = await loadColumns(query, controller.signal);
      if (controller.signal.aborted) return;
      setColumns(loaded);
      setError(undefined);
      const count = loaded.reduce((sum, column) => sum + column.count, 0);
      const plus = loaded.some(({ more }) => more) ? '+' : '';
      setStatus(count === 1 ? '1 applicant' : `${count}${plus} applicants`);
    } catch (failure) {
      if (!controller.signal.aborted) setError(reasonOf(failure));
    } finally {
      if (!controller.signal.aborted) setLoading(false);
    }
  }

  async function loadMore({ stage, cards }: BoardColumn) {
    try {
      const below = Math.min(...cards.map(({ id }) => id));
      const [page] = await loadColumns(toQuery(filter, { stage, below }));
      if (!page) return;
      setColumns((before) =>
        before.map((column) => {
          if (column.stage !== stage) return column;
          const merged = mergeCards(page.cards, column.cards);
          return { ...page, count: Math.max(page.count, merged.length), cards: merged };
        }),
      );
    } catch (failure) {
      setError(reasonOf(failure));
    }
  }

  /** Moves a card immediately, and back when the server rejects it. @returns whether it stays moved */
  async function move(card: BoardCard, from: Stage, to: Stage, rejectionReason?: RejectionReason) {
    setError(undefined);
    setColumns((before) => moveCard(before, card, from, to));
    try {
      const { doc } = await sendStaff<{ doc: { updatedAt: string } }>(
        'PATCH',
        `/api/applications/${card.id}?depth=0`,
        { stage: to, rejectionReason },
        card.version,
      );
      setColumns((before) => updateCard(before, { ...card, version: doc.updatedAt }));
      setStatus(`${card.name} is in ${toLabel(stages, to)} now.`);
      return true;
    } catch (failure) {
      setColumns((before) => moveCard(before, card, to, from));
      const message = `${card.name} was not moved. ${reasonOf(failure)}`;
      // Somebody else has changed the applicant: the board shows how.
      if (failure instanceof StaffApiError && failure.status === 409) await load(filter);
      setError(message);
      toast.error(message);
      return false;
    }
  }

  return { columns, filter, error, status, isLoading, load, loadMore, move };
}

/** Merges cards, newest first; the first list takes precedence. */
function mergeCards(cards: BoardCard[], others: BoardCard[]): BoardCard[] {
  const remaining = others.filter(({ id }) => !cards.some((card) => card.id === id));
  return [...remaining, ...cards].sort((a, b) => b.id - a.id);
}

/** Moves a card to another column. */
function moveCard(columns: BoardColumn[], card: BoardCard, from: Stage, to: Stage): BoardColumn[] {
  return columns.map((column) => {
    const { stage, count, cards } = column;
    if (stage === to) return { ...column, count: count + 1, cards: mergeCards([card], cards) };
    if (stage !== from) return column;
    return { ...column, count: count - 1, cards: cards.filter(({ id }) => id !== card.id) };
  });
}

/** Replaces a card by its newer version, if the board still shows it. */
function updateCard(columns: BoardColumn[], card: BoardCard): BoardColumn[] {
  return columns.map((column) => ({
    ...column,
    cards: column.cards.map((known) => (known.id === card.id ? card : known)),
  }));
}
