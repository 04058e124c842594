// @vitest-environment jsdom
import type { InboxItem, InboxPage } from '@riverfront/backend/inbox/messages/read-inbox';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../testing/render.ts';
import { Inbox } from './inbox.tsx';
import { useInbox } from './use-inbox.ts';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(location.search) }));
vi.mock('./conversation.tsx', () => ({ ConversationPane: () => null }));
Element.prototype.scrollIntoView = () => {};

const toPage = (ids: number[], more: boolean): InboxPage => ({
  view: 'waiting',
  views: [],
  more,
  items: ids.map((id) => ({ id, at: '2026-11-20T00:00:00.000Z' }) as InboxItem),
});

let inbox: ReturnType<typeof useInbox>;
function Screen({ initial }: { initial: InboxPage }) {
  inbox = useInbox(initial, 'waiting', '');
  return inbox.page.items.map(({ id }) => id).join();
}

test('rows of older pages follow what is done to them, and an older answer does not bring them back', async () => {
  let stored = [5, 4, 3, 2, 1];
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => {
    const before = Number(new URLSearchParams(path.split('?')[1]).get('before')) || Number.POSITIVE_INFINITY;
    const rest = stored.filter((id) => id < before);
    if (isHeld) await held.promise;
    signal?.throwIfAborted();
    return Response.json(toPage(rest.slice(0, 3), rest.length > 3));
  });
  const list = await render(<Screen initial={toPage([5, 4, 3], true)} />);
  await act(() => inbox.loadMore());
  expect(list.textContent).toBe('5,4,3,2,1');

  isHeld = true;
  const poll = inbox.refresh();
  isHeld = false;
  stored = [5, 4, 3, 2];
  await act(() => inbox.refresh());
  expect([list.textContent, inbox.page.more]).toEqual(['5,4,3,2', false]);
  held.resolve();
  await act(() => poll);
  expect(list.textContent).toBe('5,4,3,2');
});

test('the key for the next message goes on beyond what is loaded, unless another one was opened meanwhile', async () => {
  let held = Promise.resolve();
  vi.stubGlobal('fetch', async (path: string) => {
    await held;
    return Response.json(path.includes('before=3') ? toPage([2, 1], false) : toPage([5, 4, 3], true));
  });
  const initial = toPage([5, 4, 3], true);
  history.replaceState(null, '', '?message=3');
  const list = await render(<Inbox initial={initial} owners={[]} snippets={[]} isAdministrator={false} />);
  const press = () => act(async () => dispatchEvent(new KeyboardEvent('keydown', { key: 'j' })));
  const slow = Promise.withResolvers<void>();
  held = slow.promise;
  await press();
  history.replaceState(null, '', '?message=5');
  await act(async () => slow.resolve());
  await vi.waitFor(() => expect(list.querySelectorAll('li a[href$="message=2"]')).toHaveLength(1));
  expect(location.search).toContain('message=5');
});

test.each([
  [3, 2],
  [1, 1],
])('the key for the next message leads from %i to %i', async (open, next) => {
  const fetch = async (path: string) =>
    Response.json(path.includes('before=3') ? toPage([2, 1], false) : toPage([5, 4, 3], true));
  vi.stubGlobal('fetch', fetch);
  history.replaceState(null, '', `?message=${open}`);
  const initial = toPage([5, 4, 3], true);
  await render(<Inbox initial={initial} owners={[]} snippets={[]} isAdministrator={false} />);
  await act(async () => dispatchEvent(new KeyboardEvent('keydown', { key: 'j' })));
  await vi.waitFor(() => expect(location.search).toContain(`message=${next}`));
});
