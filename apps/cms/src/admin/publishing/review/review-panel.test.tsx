// @vitest-environment jsdom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { alertIn, render } from '../../../testing/render.ts';
import { ReviewPanel } from './review-panel.tsx';

vi.mock('@payloadcms/ui', () => import('../../../testing/payload-ui.tsx'));

vi.mock('next/navigation', () => ({ usePathname: () => '/admin' }));

test('an error of loading is gone once the review is loaded', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let isDown = false;
  const state = { twoPeople: false, version: '1', review: null, reviewers: [], mayRelease: false };
  vi.stubGlobal('fetch', async () => (isDown ? new Response('', { status: 503 }) : Response.json(state)));
  const panel = await render(<ReviewPanel kind="pages" id={1} version="1" />);
  const look = () => act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(alertIn(panel)).toBeUndefined();
  isDown = true;
  await look();
  expect(alertIn(panel)).toContain('does not answer');
  isDown = false;
  await look();
  expect(alertIn(panel)).toBeUndefined();
});
