// @vitest-environment jsdom
import { toast } from '@payloadcms/ui';
import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../testing/render.ts';
import { useDecisions } from './use-decisions.ts';

vi.mock('@payloadcms/ui', () => ({ toast: { error: vi.fn() } }));

const record = { stage: 'new', rating: null, owner: null, createdAt: '2026-11-20', updatedAt: 'v1' } as const;
const initial = {
  ...{ stage: record.stage, rejectionReason: null, rating: null, owner: null },
  ...{ legalHold: false, legalHoldReason: null, version: 'v1', stageSince: '2026-11-20' },
  isMailed: false,
};

let answers: ((status: number, body: object) => Promise<void>)[];
let applicant: ReturnType<typeof useDecisions>;
function Screen() {
  applicant = useDecisions(1, 'Asha Patel', initial, []);
  const { rating, owner } = applicant.decisions;
  return `rating ${rating}, owner ${owner}`;
}

let leave: () => void;
function Visit() {
  const [isOpen, setOpen] = useState(true);
  leave = () => setOpen(false);
  return isOpen && <Screen />;
}

beforeEach(() => {
  answers = [];
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.push((status, body) => act(async () => resolve(Response.json(body, { status }))));
    return promise;
  });
});

const change = (values: Parameters<typeof applicant.change>[0]) =>
  act(async () => void applicant.change(values));

test('the answer to a change leaves one that was made after it on the screen', async () => {
  const screen = await render(<Screen />);
  await change({ rating: 4 });
  await change({ owner: 7 });
  expect(screen.textContent).toBe('rating 4, owner 7');
  await answers[0]?.(200, { doc: { ...record, rating: 4, updatedAt: 'v2' } });
  expect(screen.textContent).toBe('rating 4, owner 7');
  await answers[1]?.(500, { errors: [{ message: 'No.' }] });
  expect(screen.textContent).toBe('rating 4, owner null');
  expect(applicant.problem).toBeTruthy();
  const held = applicant.tryChange({ legalHold: true }).catch(String);
  await act(async () => {});
  await answers[2]?.(500, { errors: [{ message: 'No.' }] });
  expect(await held).toContain('No.');
});

test('an erasure waits until the end of a legal hold is stored', async () => {
  await render(<Screen />);
  await change({ legalHold: false });
  const erase = vi.fn(async () => undefined);
  await act(async () => void applicant.enqueue(erase));
  expect(erase).not.toHaveBeenCalled();
  await answers[0]?.(200, { doc: { ...record, updatedAt: 'v2' } });
  expect(erase).toHaveBeenCalledOnce();
});

test('a change that fails after its applicant was left is reported in a toast', async () => {
  await render(<Visit />);
  await change({ rating: 4 });
  await act(async () => leave());
  await answers[0]?.(500, { errors: [{ message: 'The disk is full.' }] });
  expect(toast.error).toHaveBeenCalledWith('Asha Patel: not saved. The disk is full.');
});
