// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../testing/render.ts';
import { useStaffData } from './use-staff-data.ts';

interface ScreenProps {
  onRender: (setPath: (path: string) => void, reload: () => Promise<void>) => void;
}

function Screen({ onRender }: ScreenProps) {
  const [path, setPath] = useState('/first');
  const { data, isLoading, reload } = useStaffData<string>(path);
  onRender(setPath, reload);
  return isLoading ? 'Loading' : data;
}

test('shows neither an answer that a newer one has overtaken nor one of another path', async () => {
  const requests: { path: string; answer: (text: string) => Promise<void> }[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    requests.push({ path, answer: (text) => act(async () => resolve(Response.json(text))) });
    return promise;
  });
  let show = (_path: string) => {};
  let reload = async () => {};
  const screen = await render(
    <Screen
      onRender={(setPath, again) => {
        show = setPath;
        reload = again;
      }}
    />,
  );
  await act(async () => void reload());
  await requests[1]?.answer('new');
  await requests[0]?.answer('old');
  expect(screen.textContent).toBe('new');
  await act(async () => show('/second'));
  expect(screen.textContent).toBe('Loading');
  await act(async () => void reload());
  await act(async () => show('/third'));
  await requests[2]?.answer('of the second');
  expect(screen.textContent).toBe('Loading');
  await requests[4]?.answer('third');
  expect([screen.textContent, requests.map(({ path }) => path)]).toEqual([
    'third',
    ['/first', '/first', '/second', '/second', '/third'],
  ]);
});
