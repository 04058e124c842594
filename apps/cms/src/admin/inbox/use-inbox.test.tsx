// @vitest-environment jsdom
import type { InboxItem, InboxPage } from '@riverfront/backend/inbox/messages/read-inbox';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../testing/render.ts';
import { useInbox } from './use-inbox.ts';

const toPage = (ids: number[], more: boolean): InboxPage => ({
  view: 'waiting',
  views: [],
  more,
  items: ids.map((id) => ({ id, at: '2026-11-20T00:00:00.000Z' }) as InboxItem),
});

let inbox: ReturnType<typeof useInbox>;
function Screen() {
  inbox = useInbox('waiting', '');
  return inbox.items.map(({ id }) => id).join();
}

test('rows of older pages follow what is done to them, and an older answer does not bring them back', async () => {
  let stored = [5, 4, 3, 2, 1];
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  vi.stubGlobal('fetch', async (path: string) => {
    const before = Number(new URLSearchParams(path.split('?')[1]).get('before')) || Number.POSITIVE_INFINITY;
    const rest = stored.filter((id) => id < before);
    if (isHeld) await held.promise;
    return Response.json(toPage(rest.slice(0, 3), rest.length > 3));
  });
  const list = await render(<Screen />);
  expect(list.textContent).toBe('5,4,3');
  await act(() => inbox.loadMore());
  expect(list.textContent).toBe('5,4,3,2,1');

  isHeld = true;
  const poll = inbox.refresh();
  isHeld = false;
  stored = [5, 4, 3, 2];
  await act(() => inbox.refresh());
  expect([list.textContent, inbox.more]).toEqual(['5,4,3,2', false]);
  held.resolve();
  await act(() => poll);
  expect(list.textContent).toBe('5,4,3,2');
});
