// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { click, render } from '../../../testing/render.ts';
import { Unsaved } from './unsaved.tsx';

const form = vi.hoisted(() => ({
  ...{ fields: {}, initialState: {}, isModified: false, values: { title: 'Stored' } },
  fill: () => {},
}));
const useForm = () => ({
  getData: () => form.values,
  setModified: (isModified: boolean) => Object.assign(form, { isModified }),
  replaceState: () => form.fill(),
  setProcessing: () => {},
});
vi.mock('../../form/buttons.tsx', () => ({ SmallButton: 'button' }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: { id: 1 } }),
  useDocumentInfo: () => ({
    ...{ collectionSlug: 'blogs', id: 7, data: { title: 'Stored' }, initialState: form.initialState },
    getDocPreferences: async () => ({}),
  }),
  useForm: () => useForm(),
  useFormModified: () => form.isModified,
  useFormProcessing: () => false,
  useFormSubmitted: () => false,
  useOperation: () => 'update',
  useServerFunctions: () => ({ getFormState: async () => ({ state: {} }) }),
  useWatchForm: () => ({ ...useForm(), fields: form.fields }),
}));

const key = 'draft:1:forms';
let rerender = () => {};
function Screen() {
  const [, setCount] = useState(0);
  rerender = () => setCount((count) => count + 1);
  return <Unsaved />;
}

test.each([
  ['is stored as typed', () => Object.assign(form, { fields: {}, values: { title: 'Typed' } }), false],
  [
    'is offered again after Payload has loaded another state',
    () => Object.assign(form, { initialState: {} }),
    true,
  ],
])('what is put back into a form %s', async (_, fill, isOffered) => {
  Object.assign(form, { values: { title: 'Stored' }, isModified: false, fill });
  const time = '2026-11-28T10:00:00Z';
  const copy = { record: 'blogs/7', since: time, at: time, values: { title: 'Typed' } };
  sessionStorage.setItem(key, JSON.stringify({ copies: [copy] }));
  const screen = await render(<Screen />);
  await click(screen, 'Put it back');
  await act(async () => rerender());
  await act(async () => rerender());
  expect(screen.textContent?.includes('Put it back')).toBe(isOffered);
  expect(sessionStorage.getItem(key)).toContain('Typed');
});
