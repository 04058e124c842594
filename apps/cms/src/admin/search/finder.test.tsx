// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { click, findDialog, render, type } from '../../testing/render.ts';
import { Finder } from './finder.tsx';

const router = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

afterEach(() => void vi.useRealTimers());

test('Enter opens a result of what is typed, not of the search before, and arrows wait for the results', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Element.prototype.scrollIntoView = () => {};
  const answers: ((titles: string[]) => Promise<void>)[] = [];
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.push((titles) => {
      const results = titles.map((title) => ({ title, detail: '', path: `/${title}` }));
      return act(async () => resolve(Response.json({ groups: [{ label: 'People', results }] })));
    });
    return promise;
  });
  const screen = await render(<Finder commands={[]} />);
  await click(screen, 'Search Ctrl K');
  const input = findDialog().querySelector('input');
  const press = (key: string, isComposing = false) =>
    act(async () => input?.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing, bubbles: true })));
  await type(input, 'persona');
  await press('ArrowDown');
  await press('Enter', true);
  await act(() => vi.advanceTimersByTimeAsync(200));
  await answers[0]?.(['asha', 'ravi']);
  expect(input?.getAttribute('aria-activedescendant')).toMatch(/-1$/);
  await press('ArrowUp');
  await press('ArrowUp');
  expect(input?.getAttribute('aria-activedescendant')).toMatch(/-1$/);

  await type(input, 'full-stack');
  await press('Enter');
  expect(router.push).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  await answers[1]?.(['nadia']);
  expect(router.push.mock.calls).toEqual([['/admin/nadia']]);
});
