// @vitest-environment jsdom
import type { BoardColumn } from '@riverfront/backend/recruiting/applications/board';
import { act, useSyncExternalStore } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { click, render, type } from '../../../testing/render.ts';
import { Board } from './board.tsx';
import { useBoard } from './use-board.ts';

const address = vi.hoisted(() => ({ listeners: new Set<() => void>() }));
vi.mock('@payloadcms/ui', () => import('../../../testing/payload-ui.tsx'));
vi.mock('next/navigation', () => ({
  usePathname: () => '/admin/applicants',
  useSearchParams: () =>
    new URLSearchParams(
      useSyncExternalStore(
        (listener) => {
          address.listeners.add(listener);
          return () => address.listeners.delete(listener);
        },
        () => location.search,
      ),
    ),
}));

const toColumns = (...names: [stage: 'new' | 'interview', name: string][]): BoardColumn[] =>
  (['new', 'interview'] as const).map((stage) => {
    const cards = names.flatMap(([of, name], index) =>
      of === stage ? [{ ...card, id: index + 1, name, version: `v-${name}` }] : [],
    );
    return { stage, count: cards.length + 1, more: false, cards };
  });
const card = {
  reference: '',
  jobTitle: '',
  since: '2026-11-20T00:00:00.000Z',
  rating: null,
  owner: null,
  resumeMissing: false,
  possibleDuplicate: false,
  legalHold: false,
  isMailed: false,
};

// As Next does.
const replace = history.replaceState.bind(history);
history.replaceState = (...given) => {
  replace(...given);
  for (const listener of address.listeners) listener();
};

let requests: { path: string; body: unknown; answer: (body: object) => Promise<void> }[];
beforeEach(() => {
  requests = [];
  history.replaceState(null, '', '/admin/applicants');
  vi.stubGlobal('fetch', (path: string, { body, signal }: RequestInit = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason));
    const answer = (answered: object) => act(async () => resolve(Response.json(answered)));
    requests.push({ path, body: typeof body === 'string' ? JSON.parse(body) : undefined, answer });
    return promise;
  });
});

let board: ReturnType<typeof useBoard>;
function Screen({ initial }: { initial: BoardColumn[] }) {
  board = useBoard(initial);
  return board.columns.map(({ stage, cards }) => `${stage}: ${cards.map(({ name }) => name)}`).join('; ');
}
const newest = () => requests.at(-1);
const placed = (index: number) => {
  const [shown] = board.columns.flatMap(({ stage, cards }) => {
    const found = cards.find(({ id }) => id === index);
    return found ? [{ card: found, stage }] : [];
  });
  return shown ? [shown] : [];
};

test('reads the board anew when somebody returns to it, with the filter of the address', async () => {
  const initial = toColumns(['new', 'Asha']);
  expect((await render(<Screen initial={initial} />)).textContent).toBe('new: Asha; interview: ');
  expect(requests).toEqual([]);
  await act(async () => history.replaceState(null, '', '?search=Asha&owner=nobody'));
  const screen = await render(<Screen initial={initial} />);
  expect(newest()?.path).toBe('/api/applications/board?owner=nobody&search=Asha');
  expect(board.filter).toMatchObject({ search: 'Asha', owner: 'nobody' });
  await newest()?.answer({ columns: toColumns(['interview', 'Asha']) });
  expect(screen.textContent).toBe('new: ; interview: Asha');
});

test('a search that begins during a move or an assignment is answered after it', async () => {
  const screen = await render(<Screen initial={toColumns(['new', 'Asha'], ['new', 'Ravi'])} />);
  await act(async () => void board.move(placed(1), 'interview'));
  await act(async () => board.filterBy({ search: 'Asha' }));
  expect(requests.map(({ path }) => path)).toEqual(['/api/applications/moves']);
  await newest()?.answer({ moved: [{ id: 1, version: 'v2' }], undoMs: 10_000 });
  expect(newest()?.path).toBe('/api/applications/board?search=Asha');
  await newest()?.answer({ columns: toColumns(['interview', 'Asha']) });
  expect(screen.textContent).toBe('new: ; interview: Asha');

  await act(async () => void board.change([1], { owner: 7 }, 'Assigned.'));
  await act(async () => board.filterBy({ search: 'Ravi' }));
  await newest()?.answer({});
  expect(newest()?.path).toBe('/api/applications/board?search=Ravi');
  await newest()?.answer({ columns: toColumns(['new', 'Ravi']) });
  expect([screen.textContent, location.search]).toEqual(['new: Ravi; interview: ', '?search=Ravi']);
});

test('a page that a search has overtaken is not shown', async () => {
  const screen = await render(<Screen initial={toColumns(['new', 'Asha'])} />);
  const [column] = board.columns;
  await act(async () => void (column && board.loadMore(column)));
  const page = newest();
  expect(page?.path).toContain('stage=new&below=1');
  await act(async () => board.filterBy({ search: 'Patel' }));
  await newest()?.answer({ columns: toColumns(['new', 'Patel']) });
  await page?.answer({ columns: toColumns(['new', 'Khan']) });
  expect([screen.textContent, board.isLoading]).toEqual(['new: Patel; interview: ', false]);
});

test('a second move during the first names the version that the first has made', async () => {
  await render(<Screen initial={toColumns(['new', 'Asha'])} />);
  await act(async () => void board.move(placed(1), 'interview'));
  await act(async () => void board.move(placed(1), 'new'));
  await newest()?.answer({ moved: [{ id: 1, version: 'v2' }], undoMs: 10_000 });
  expect(requests[1]?.body).toMatchObject({ applications: [{ id: 1, version: 'v2' }], stage: 'new' });
});

test('a filter that is chosen does not drop another that was just set', async () => {
  await render(<Screen initial={toColumns()} />);
  await act(async () => {
    board.filterBy({ search: 'Shah' });
    board.filterBy({ owner: 'nobody' });
  });
  expect(location.search).toBe('?owner=nobody&search=Shah');
});

test('a range stays in its column, and no selection reaches a card of a folded one', async () => {
  const initial = toColumns(['new', 'Asha'], ['new', 'Ravi'], ['new', 'Nadia'], ['interview', 'Khan']);
  const screen = await render(<Board initial={initial} owners={[]} folded={[]} />);
  const count = () => screen.querySelector('.board__selected strong')?.textContent;
  const choose = async (index: number, shiftKey = false) => {
    const box = screen.querySelectorAll('.board__card input')[index];
    await act(async () => box?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey })));
    return count();
  };
  expect(await choose(0)).toBe('1 selected');
  expect(await choose(3, true)).toBe('2 selected');
  expect([await choose(1), await choose(2, true)]).toEqual(['3 selected', '4 selected']);
  await act(async () => screen.querySelector<HTMLElement>('.board__fold')?.click());
  expect(count()).toBe('1 selected');
});

test('the lists of a card and of the selection act by their buttons alone', async () => {
  const screen = await render(<Board initial={toColumns(['new', 'Asha'])} owners={[]} folded={[]} />);
  await type(screen.querySelector('#move-1'), 'interview');
  await act(async () => screen.querySelector<HTMLElement>('.board__card input')?.click());
  await type(screen.querySelector('[aria-label^="Assign the"]'), 'nobody');
  expect(requests.filter(({ body }) => body)).toEqual([]);
  await click(screen, 'Assign');
  expect(newest()?.body).toEqual({ ids: [1], owner: null });
  await newest()?.answer({});
  await click(screen, 'Move');
  expect(newest()?.body).toMatchObject({ stage: 'interview' });
  expect(document.activeElement?.id).toBe('move-1');
});
