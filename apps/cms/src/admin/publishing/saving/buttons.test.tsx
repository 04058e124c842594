// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { click, render } from '../../../testing/render.ts';
import { SaveButton } from './buttons.tsx';

const { submit, useDocumentInfo } = vi.hoisted(() => ({ submit: vi.fn(), useDocumentInfo: vi.fn() }));
vi.mock('@payloadcms/ui', () => ({
  FormSubmit: ({ buttonId, size, ...props }: { buttonId: string; size: string }) => (
    <button id={buttonId} {...props} />
  ),
  useDocumentInfo,
  useEditDepth: () => 1,
  useForm: () => ({
    ...{ submit, dispatchFields: vi.fn(), setModified: vi.fn(), setSubmitted: vi.fn() },
    ...{ setBackgroundProcessing: vi.fn(), getData: () => ({}), getFields: () => ({}) },
  }),
  useFormBackgroundProcessing: () => false,
  useFormModified: () => true,
  useHotkey: () => undefined,
  useOperation: () => 'update',
}));

test.each([
  ['a global, whose id is in its data alone', { globalSlug: 'recipients', data: { id: 1 } }, 1],
  ['a record', { collectionSlug: 'blogs', id: 7, data: { id: 7 } }, 1],
  ['no record that was created meanwhile', { collectionSlug: 'blogs', data: { id: 7 } }, 0],
])('the button saves %s', async (_, info, times) => {
  submit.mockReset().mockResolvedValue({ res: { ok: true } });
  useDocumentInfo.mockReturnValue({ action: '/api', ...info });
  await click(await render(<SaveButton />), 'Save');
  expect(submit).toHaveBeenCalledTimes(times);
});
