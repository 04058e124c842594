// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { click, findDialog, render, type } from '../../testing/render.ts';
import { Finder } from './finder.tsx';

const router = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));
vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));

afterEach(() => void vi.useRealTimers());

test('Enter opens the first result of what is typed, not of the search before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answers: ((titles: string[]) => Promise<void>)[] = [];
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.push((titles) => {
      const results = titles.map((title) => ({ title, detail: '', path: `/${title}` }));
      return act(async () => resolve(Response.json({ groups: [{ label: 'People', results }] })));
    });
    return promise;
  });
  const screen = await render(<Finder commands={[{ title: 'New person', path: '/new' }]} />);
  await click(screen, 'Search Ctrl K');
  const input = findDialog().querySelector('input');
  const listed = () => [...findDialog().querySelectorAll('a')].map((link) => link.getAttribute('href'));
  await type(input, 'person');
  expect(listed()).toEqual(['/admin/new']);
  await act(() => vi.advanceTimersByTimeAsync(200));
  await answers[0]?.(['asha', 'ravi']);
  expect(listed()).toEqual(['/admin/asha', '/admin/ravi', '/admin/new']);

  await type(input, 'full-stack');
  await act(async () => input?.form?.requestSubmit());
  expect(router.push).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  await answers[1]?.(['nadia']);
  expect(router.push.mock.calls).toEqual([['/admin/nadia']]);
});
