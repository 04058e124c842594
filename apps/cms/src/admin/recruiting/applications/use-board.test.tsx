// @vitest-environment jsdom
import type { BoardColumn } from '@riverfront/backend/recruiting/applications/board';
import { act, type ReactNode, useSyncExternalStore } from 'react';
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
      of === stage ? [{ ...card, id: index + 1, name, version: 'v1' }] : [],
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
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit = {}) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer = (answered: object) => act(async () => resolve(Response.json(answered)));
    requests.push({ path, body: typeof body === 'string' ? JSON.parse(body) : undefined, answer });
    return promise;
  });
});

let board: ReturnType<typeof useBoard>;
function Screen() {
  board = useBoard();
  return board.columns.map(({ stage, cards }) => `${stage}: ${cards.map(({ name }) => name)}`).join('; ');
}
/** The newest request for the board, or for a change. */
const newest = (path = '') => requests.findLast((request) => request.path.includes(path));
const answerBoard = (...names: Parameters<typeof toColumns>) =>
  newest('/board')?.answer({ columns: toColumns(...names) });
/** Renders a screen, and answers its request for the board. */
async function show(element: ReactNode, ...names: Parameters<typeof toColumns>) {
  const screen = await render(element);
  await answerBoard(...names);
  return screen;
}
const placed = (index: number) => {
  const [shown] = board.columns.flatMap(({ stage, cards }) => {
    const found = cards.find(({ id }) => id === index);
    return found ? [{ card: found, stage }] : [];
  });
  return shown ? [shown] : [];
};

test('shows a move at once, whatever is read meanwhile, and takes it back when it is rejected', async () => {
  const screen = await show(<Screen />, ['new', 'Asha'], ['new', 'Ravi']);
  await act(async () => void board.move(placed(1), 'interview'));
  expect(screen.textContent).toBe('new: Ravi; interview: Asha');
  await act(async () => board.filterBy({ search: 'Asha' }));
  expect(newest()?.path).toBe('/api/applications/board?search=Asha');
  await answerBoard(['new', 'Asha']);
  expect(screen.textContent).toBe('new: ; interview: Asha');
  await newest('/moves')?.answer({ moved: [{ id: 1, version: 'v-moved' }], undoMs: 10_000 });
  await answerBoard(['interview', 'Asha']);
  expect([screen.textContent, board.undoable?.ms]).toEqual(['new: ; interview: Asha', 10_000]);

  await act(async () => void board.move(placed(1), 'new'));
  expect(screen.textContent).toBe('new: Asha; interview: ');
  await newest('/moves')?.answer({});
  expect(screen.textContent).toBe('new: ; interview: Asha');
  expect(board.error).toContain('Asha was not moved.');
});

test('a second move during the first names the version that the first has made', async () => {
  await show(<Screen />, ['new', 'Asha']);
  await act(async () => void board.move(placed(1), 'interview'));
  await act(async () => void board.move(placed(1), 'new'));
  await newest('/moves')?.answer({ moved: [{ id: 1, version: 'v2' }], undoMs: 10_000 });
  await answerBoard(['interview', 'Asha']);
  expect(newest('/moves')?.body).toMatchObject({ applications: [{ id: 1, version: 'v2' }], stage: 'new' });
});

test('a range stays in its column, and no selection reaches a card of a folded one', async () => {
  const names = [
    ['new', 'Asha'],
    ['new', 'Ravi'],
    ['new', 'Nadia'],
    ['interview', 'Khan'],
  ] as const;
  const screen = await show(
    <Board />,
    ...names.map(([stage, name]) => [stage, name] as [typeof stage, string]),
  );
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
  const screen = await show(<Board />, ['new', 'Asha']);
  await type(screen.querySelector('#move-1'), 'interview');
  await act(async () => screen.querySelector<HTMLElement>('.board__card input')?.click());
  await type(screen.querySelector('[aria-label^="Assign the"]'), 'nobody');
  expect(requests.filter(({ body }) => body)).toEqual([]);
  await click(screen, 'Assign');
  expect(newest()?.body).toEqual({ ids: [1], owner: null });
  await newest()?.answer({});
  await answerBoard(['new', 'Asha']);
  await click(screen, 'Move');
  expect(newest()?.body).toMatchObject({ stage: 'interview' });
  expect(document.activeElement?.id).toBe('move-1');
});
