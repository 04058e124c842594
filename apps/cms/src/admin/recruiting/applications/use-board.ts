import { toast } from '@payloadcms/ui';
import type { BoardCard, BoardColumn, BoardFilter } from '@riverfront/backend/recruiting/applications/board';
import { type Stage, stages, toLabel } from '@riverfront/backend/recruiting/applications/stages';
import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { readStaff, reasonOf, StaffApiError, sendStaff, toQueryString } from '../../requests/staff-api.ts';
import { isShownAgain } from '../../requests/use-staff-data.ts';
import type { MoveOptions } from './move-dialog.tsx';

/** Serialises a filter as the query of an address, without its empty fields. */
export function toQuery({ search, ...filter }: BoardFilter, more: object = {}): string {
  return toQueryString({ ...filter, search: search || undefined, ...more });
}

async function loadColumns(query: string, signal?: AbortSignal): Promise<BoardColumn[]> {
  const path = `/api/applications/board?${query}`;
  return (await readStaff<{ columns: BoardColumn[] }>(path, signal)).columns;
}

/** A card, and the stage in which it is. */
export interface Placed {
  card: BoardCard;
  stage: Stage;
}

/** A move that can still be undone. */
interface Undoable {
  before: Placed[];
  moved: { id: number; version: string }[];
  ms: number;
}

function toFilter(params: URLSearchParams): BoardFilter {
  const toId = <T extends string>(name: string, word: T): T | number | undefined =>
    params.get(name) === word ? word : Number(params.get(name)) || undefined;
  return {
    job: toId('job', 'general'),
    owner: toId('owner', 'nobody'),
    tag: params.get('tag') ?? undefined,
    source: params.get('source') ?? undefined,
    search: params.get('search') ?? '',
  };
}

/** Holds the state of the board: loads, moves and changes its cards. The address holds its filter. */
export function useBoard(initial: BoardColumn[]) {
  const params = useSearchParams();
  const filter = toFilter(new URLSearchParams(params));
  const query = toQuery(filter);
  const [columns, setColumns] = useState(initial);
  const [error, setError] = useState<string>();
  const [status, setStatus] = useState('');
  const [isLoading, setLoading] = useState(false);
  const [undoable, setUndoable] = useState<Undoable>();
  const current = useRef(filter);
  current.current = filter;
  const reading = useRef<{ abort: () => void; restart: () => Promise<void> }>(undefined);
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  /** Versions of cards that were moved and not read since. */
  const versions = useRef(new Map<number, string>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each filter, and for each board of the server
  useEffect(() => {
    if (isShownAgain(initial)) void reload();
    else setColumns(initial);
  }, [query, initial]);
  useEffect(() => () => reading.current?.abort(), []);

  /** Reads columns once pending changes are stored. A later read replaces this one. */
  async function read(more: object, show: (columns: BoardColumn[]) => void) {
    reading.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    const own = { abort: () => controller.abort(), restart: () => read(more, show) };
    reading.current = own;
    setLoading(true);
    try {
      await writing.current;
      signal.throwIfAborted();
      const loaded = await loadColumns(toQuery(current.current, more), signal);
      if (!signal.aborted) show(loaded);
    } catch (failure) {
      if (!signal.aborted) setError(reasonOf(failure));
    }
    if (reading.current !== own) return;
    reading.current = undefined;
    setLoading(false);
  }

  /** Makes a change after those before it. What is being read is read again: it may lack the change. */
  function write<T>(work: () => Promise<T>): Promise<T> {
    const done = writing.current.then(work);
    writing.current = done.catch(() => undefined);
    void reading.current?.restart();
    return done;
  }

  const reload = () =>
    read({}, (loaded) => {
      versions.current.clear();
      setColumns(loaded);
      setError(undefined);
      const count = loaded.reduce((sum, column) => sum + column.count, 0);
      const plus = loaded.some(({ more }) => more) ? '+' : '';
      setStatus(count === 1 ? '1 applicant' : `${count}${plus} applicants`);
    });

  const loadMore = ({ stage, cards }: BoardColumn) =>
    read({ stage, below: Math.min(...cards.map(({ id }) => id)) }, ([page]) => {
      if (!page) return;
      setColumns((before) =>
        before.map((column) => {
          if (column.stage !== stage) return column;
          const merged = mergeCards(page.cards, column.cards);
          return { ...page, count: Math.max(column.count, merged.length), cards: merged };
        }),
      );
    });

  /** Changes the filter in the address, which the board follows. */
  function filterBy(change: Partial<BoardFilter>) {
    const next = toQuery({ ...toFilter(new URLSearchParams(location.search)), ...change });
    history.replaceState(null, '', next ? `?${next}` : location.pathname);
  }

  /** Reports a failed request, and reloads the board after a conflict (409). */
  async function fail(what: string, failure: unknown) {
    const message = `${what} ${reasonOf(failure)}`;
    if (failure instanceof StaffApiError && failure.status === 409) await reload();
    setError(message);
    toast.error(message);
  }

  /** Moves cards immediately, and back when the server rejects it. @returns whether they stay moved */
  async function move(placed: Placed[], to: Stage, options: MoveOptions = {}) {
    setError(undefined);
    setUndoable(undefined);
    setColumns((columns) => placeCards(columns, placed, to));
    const isOne = placed.length === 1;
    const who = isOne ? (placed[0]?.card.name ?? '') : `${placed.length} applicants`;
    try {
      const { moved, undoMs: ms } = await write(async () => {
        const applications = placed.map(({ card: { id, version } }) => ({
          id,
          version: versions.current.get(id) ?? version,
        }));
        const body = { applications, stage: to, ...options };
        const done = await sendStaff<{ moved: Undoable['moved']; undoMs: number }>(
          'POST',
          '/api/applications/moves',
          body,
        );
        for (const { id, version } of done.moved) versions.current.set(id, version);
        return done;
      });
      const since = new Date().toISOString();
      setColumns((columns) => patchCards(columns, moved, { since, isMailed: options.reply !== undefined }));
      setStatus(`${who} ${isOne ? 'is' : 'are'} in ${toLabel(stages, to)} now.`);
      setUndoable({ before: placed, moved, ms });
      return true;
    } catch (failure) {
      setColumns((columns) => restoreCards(columns, placed));
      await fail(`${who} ${isOne ? 'was' : 'were'} not moved.`, failure);
      return false;
    }
  }

  async function undo() {
    if (!undoable) return;
    const { before, moved } = undoable;
    setUndoable(undefined);
    try {
      const path = '/api/applications/moves/undo';
      const { restored, problems } = await write(() =>
        sendStaff<{ restored: Undoable['moved']; problems: string[] }>('POST', path, { applications: moved }),
      );
      const ids = restored.map(({ id }) => id);
      for (const { id, version } of restored) versions.current.set(id, version);
      setColumns((columns) =>
        patchCards(
          restoreCards(
            columns,
            before.filter(({ card }) => ids.includes(card.id)),
          ),
          restored,
        ),
      );
      setStatus(ids.length === 1 ? 'The move was undone.' : `${ids.length} moves were undone.`);
      if (problems.length > 0) setError(problems.join(' '));
    } catch (failure) {
      await fail('The move was not undone.', failure);
    }
  }

  /** Gives applicants an owner or a tag. @returns whether it was stored */
  async function change(ids: number[], values: { owner?: number | null; tag?: string }, done: string) {
    setError(undefined);
    try {
      await write(() => sendStaff('POST', '/api/applications/changes', { ids, ...values }));
      await reload();
      setUndoable(undefined);
      setStatus(done);
      return true;
    } catch (failure) {
      await fail('Nothing was changed.', failure);
      return false;
    }
  }

  return {
    columns,
    filter,
    error,
    status,
    isLoading,
    undoable,
    endUndo: () => setUndoable(undefined),
    filterBy,
    loadMore,
    move,
    undo,
    change,
  };
}

/** Merges cards, newest first; the first list takes precedence. */
function mergeCards(cards: BoardCard[], others: BoardCard[]): BoardCard[] {
  const remaining = others.filter(({ id }) => !cards.some((card) => card.id === id));
  return [...remaining, ...cards].sort((a, b) => b.id - a.id);
}

function placeCards(columns: BoardColumn[], placed: Placed[], to: Stage): BoardColumn[] {
  return columns.map((column) => {
    const { stage, count, cards } = column;
    const leaving = placed.filter((one) => one.stage === stage && stage !== to);
    const arriving = stage === to ? placed.filter((one) => one.stage !== to) : [];
    const remaining = cards.filter(({ id }) => leaving.every(({ card }) => card.id !== id));
    return {
      ...column,
      count: count + arriving.length - leaving.length,
      cards: mergeCards(
        arriving.map(({ card }) => card),
        remaining,
      ),
    };
  });
}

/** Moves cards back to where they were, with what they showed. */
function restoreCards(columns: BoardColumn[], before: Placed[]): BoardColumn[] {
  return before.reduce((result, { card, stage }) => {
    const now = result.find(({ cards }) => cards.some(({ id }) => id === card.id));
    return now ? placeCards(result, [{ card, stage: now.stage }], stage) : result;
  }, columns);
}

/** Updates the versions of cards that the board still shows, and other values with them. */
function patchCards(columns: BoardColumn[], changed: Undoable['moved'], values: Partial<BoardCard> = {}) {
  return columns.map((column) => ({
    ...column,
    cards: column.cards.map((card) => {
      const newer = changed.find(({ id }) => id === card.id);
      return newer ? { ...card, ...values, version: newer.version } : card;
    }),
  }));
}
