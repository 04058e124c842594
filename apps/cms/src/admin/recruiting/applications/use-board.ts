import { toast } from '@payloadcms/ui';
import type { BoardCard, BoardColumn, BoardFilter } from '@riverfront/backend/recruiting/applications/board';
import { type Stage, stages, toLabel } from '@riverfront/backend/recruiting/applications/stages';
import { useSearchParams } from 'next/navigation';
import { useRef, useState } from 'react';
import { reasonOf, StaffApiError, sendStaff, toQueryString } from '../../requests/staff-api.ts';
import { usePending } from '../../requests/use-pending.ts';
import { useStaffData } from '../../requests/use-staff-data.ts';
import { describeUndoable, type MoveOptions } from './move-dialog.tsx';

/** Serialises a filter as the query of an address, without its empty fields. */
export function toQuery({ search, ...filter }: BoardFilter, more: object = {}): string {
  return toQueryString({ ...filter, search: search || undefined, ...more });
}

/** A card, and the stage in which it is. */
export interface Placed {
  card: BoardCard;
  stage: Stage;
}

/** Applications with their versions, as moves answer them. */
interface Moved {
  id: number;
  version: string;
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

/** Cards that a column shows at first and adds with each “Show more”. */
const pageSize = 20;

/** Reads the board, and moves and changes its cards. The address holds its filter. */
export function useBoard() {
  const params = useSearchParams();
  const filter = toFilter(new URLSearchParams(params));
  const query = toQuery(filter);
  const [more, setMore] = useState<{ query: string; shown: Partial<Record<Stage, number>> }>();
  const shown = more?.query === query ? more.shown : {};
  const { data, problem, isLoading, reload } = useStaffData<{ columns: BoardColumn[] }>(
    `/api/applications/board?${toQuery(filter, { shown })}`,
  );
  const { shown: columns, enqueue } = usePending(data?.columns ?? []);
  const [failure, setFailure] = useState<string>();
  /** What was done last. */
  const [done, setDone] = useState<{ query: string; text: string }>();
  const [undoable, setUndoable] = useState<{ before: Placed[]; moved: Moved[]; ms: number; text: string }>();
  /** Versions that moves have made. */
  const versions = useRef(new Map<number, string>());

  const say = (text: string) => setDone({ query, text });
  const accept = (moved: Moved[]) => {
    for (const { id, version } of moved) versions.current.set(id, version);
  };

  /** Makes a change. @returns whether it was stored; a failure is reported, and a conflict (409) reads the board again */
  async function attempt(
    failed: string,
    work: () => Promise<unknown>,
    apply?: (columns: BoardColumn[]) => BoardColumn[],
  ): Promise<boolean> {
    setFailure(undefined);
    setUndoable(undefined);
    try {
      await enqueue(async () => {
        await work();
        await reload();
      }, apply);
      return true;
    } catch (error) {
      if (error instanceof StaffApiError && error.status === 409) await reload();
      const message = `${failed} ${reasonOf(error)}`;
      setFailure(message);
      toast.error(message);
      return false;
    }
  }

  /** Moves cards at once, and back when the server rejects it. @returns whether they stay moved */
  function move(placed: Placed[], to: Stage, options: MoveOptions = {}): Promise<boolean> {
    const isOne = placed.length === 1;
    const who = isOne ? (placed[0]?.card.name ?? '') : `${placed.length} applicants`;
    const work = async () => {
      // Of two moves the second names the version that the first has made; ISO dates sort as texts.
      const applications = placed.map(({ card: { id, version } }) => ({
        id,
        version: [version, versions.current.get(id) ?? ''].sort().at(-1),
      }));
      const body = { applications, stage: to, ...options };
      const path = '/api/applications/moves';
      const { moved, undoMs: ms } = await sendStaff<{ moved: Moved[]; undoMs: number }>('POST', path, body);
      accept(moved);
      say(`${who} ${isOne ? 'is' : 'are'} in ${toLabel(stages, to)} now.`);
      setUndoable({ before: placed, moved, ms, text: describeUndoable(options) });
    };
    const cards = placed.map(({ card }) => card);
    return attempt(`${who} ${isOne ? 'was' : 'were'} not moved.`, work, (all) => placeCards(all, cards, to));
  }

  async function undo(): Promise<void> {
    if (!undoable) return;
    const { before, moved } = undoable;
    const problems: string[] = [];
    const work = async () => {
      const path = '/api/applications/moves/undo';
      const answer = await sendStaff<{ restored: Moved[]; problems: string[] }>('POST', path, {
        applications: moved,
      });
      accept(answer.restored);
      problems.push(...answer.problems);
      const { length } = answer.restored;
      say(length === 1 ? 'The move was undone.' : `${length} moves were undone.`);
    };
    const putBack = (all: BoardColumn[]) =>
      before.reduce((result, { card, stage }) => placeCards(result, [card], stage), all);
    if ((await attempt('The move was not undone.', work, putBack)) && problems.length > 0)
      setFailure(problems.join(' '));
  }

  const count = columns.reduce((sum, column) => sum + column.count, 0);
  const plus = columns.some((column) => column.more) ? '+' : '';
  const found = count === 1 ? '1 applicant' : `${count}${plus} applicants`;
  return {
    columns,
    filter,
    error: failure ?? problem,
    status: done?.query === query ? done.text : isLoading ? 'Loading…' : found,
    isLoading,
    undoable,
    endUndo: () => setUndoable(undefined),
    /** Changes the filter in the address, which the board follows. */
    filterBy(change: Partial<BoardFilter>) {
      const next = toQuery({ ...toFilter(new URLSearchParams(location.search)), ...change });
      history.replaceState(null, '', next ? `?${next}` : location.pathname);
    },
    loadMore: ({ stage }: BoardColumn) =>
      setMore({ query, shown: { ...shown, [stage]: (shown[stage] ?? pageSize) + pageSize } }),
    move,
    undo,
    /** Gives applicants an owner or a tag. @returns whether it was stored */
    change: (ids: number[], values: { owner?: number | null; tag?: string }, text: string) =>
      attempt('Nothing was changed.', async () => {
        await sendStaff('POST', '/api/applications/changes', { ids, ...values });
        say(text);
      }),
  };
}

/** Places cards in a stage, from wherever they are, newest first. */
function placeCards(columns: BoardColumn[], placed: BoardCard[], to: Stage): BoardColumn[] {
  return columns.map((column) => {
    const others = column.cards.filter(({ id }) => placed.every((card) => card.id !== id));
    const cards = column.stage === to ? [...others, ...placed].sort((a, b) => b.id - a.id) : others;
    return { ...column, cards, count: column.count + cards.length - column.cards.length };
  });
}
