// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../testing/render.ts';
import { signedOut } from '../../requests/staff-api.ts';
import { SaveDraftButton } from './buttons.tsx';
import { useSaver } from './saver.ts';
import { useFormState } from './use-form-state.ts';

const getFormState = vi.hoisted(() => vi.fn(async () => ({ state: null })));
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ getDocPreferences: async () => ({}) }),
  useServerFunctions: () => ({ getFormState }),
  useOperation: () => 'update',
  useLocale: () => ({}),
  useForm: () => ({ formRef: getFormState }),
  useFormModified: () => false,
  useEditDepth: () => 1,
  useHotkey: () => {},
  FormSubmit: () => null,
}));

function Screen() {
  const fetchState = useFormState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void fetchState({}), []);
  return null;
}

test('retries a rejected request with growing pauses', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await render(<Screen />);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(getFormState).toHaveBeenCalledTimes(6);
  vi.useRealTimers();
});

function Failed({ reason }: { reason: string }) {
  useSaver().state = { name: 'failed', kind: 'draft', reason, isRetried: true, errors: [] };
  return <SaveDraftButton />;
}

test.each([
  ['no connection', 'Not saved: no connection, trying again'],
  [signedOut, `Not saved: ${signedOut} Trying again.`],
])('says that a save is tried again after “%s”', async (reason, text) => {
  expect((await render(<Failed reason={reason} />)).textContent).toBe(text);
});
