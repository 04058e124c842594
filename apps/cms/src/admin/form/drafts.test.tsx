// @vitest-environment jsdom
import { useStoredState } from '@riverfront/ui/use-stored-state';
import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { click, render, type } from '../../testing/render.ts';
import { FormDialog } from '../dialog/form-dialog.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));
vi.mock('next/navigation', () => ({ usePathname: () => '/admin' }));
beforeEach(() => sessionStorage.clear());

let onSubmit: () => Promise<unknown>;

function Screen() {
  const [isOpen, setOpen] = useState(true);
  const [times, setTimes] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Open or close
      </button>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Add a time
      </button>
      {isOpen ? (
        <FormDialog title="Invite" action="Send" onSubmit={() => onSubmit()} onClose={() => setOpen(false)}>
          <input name="name" />
          <select name="role">
            <option>editor</option>
            <option>sales</option>
          </select>
          <input name="both" type="checkbox" />
          {Array.from({ length: times }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: only added
            <input key={index} name="time" />
          ))}
        </FormDialog>
      ) : null}
    </>
  );
}

const fields = () => [...document.querySelectorAll<HTMLInputElement>('dialog :is(input, select)')];
const values = () => fields().map((field) => (field.type === 'checkbox' ? field.checked : field.value));
const dialog = () => document.querySelector('dialog');

async function fillIn(): Promise<HTMLElement> {
  const screen = await render(<Screen />);
  await click(screen, 'Add a time');
  const [name, role, both, , second] = fields();
  await type(name ?? null, 'Asha');
  await type(second ?? null, '10:00');
  if (role) role.value = 'sales';
  await act(async () => role?.dispatchEvent(new Event('change', { bubbles: true })));
  await act(async () => both?.click());
  return screen;
}

test('a dialog that is closed without sending has everything when it is opened again', async () => {
  const screen = await fillIn();
  await act(async () => dialog()?.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(dialog()).toBeNull();
  await click(screen, 'Open or close');
  expect(values()).toEqual(['Asha', 'sales', true, '', '10:00']);
  expect(dialog()?.textContent).toContain('Continued from');
  await click(dialog() as Element, 'Start over');
  expect(values()).toEqual(['', 'editor', false, '', '']);
  expect(sessionStorage).toHaveLength(0);
});

test('a sent draft is erased, a rejected one is restored', async () => {
  const screen = await fillIn();
  onSubmit = () => Promise.reject(new Error());
  await act(async () => dialog()?.querySelector('form')?.requestSubmit());
  await click(screen, 'Open or close');
  await click(screen, 'Open or close');
  expect(values()[0]).toBe('Asha');
  onSubmit = async () => {};
  await act(async () => dialog()?.querySelector('form')?.requestSubmit());
  await click(screen, 'Open or close');
  expect(values()[0]).toBe('');
});

test('a file picker that is cancelled closes no dialog', async () => {
  await fillIn();
  await act(async () => fields()[0]?.dispatchEvent(new Event('cancel', { bubbles: true })));
  expect(values()[0]).toBe('Asha');
});

let state: ReturnType<typeof useStoredState<{ note: string }>> | undefined;
function Note() {
  state = useStoredState('note', { note: '' });
  return <p>{state.value.note}</p>;
}

test.each(['x', 'null', '[]', '{"note":5}'])('a form opens with %s in the storage', async (stored) => {
  sessionStorage.setItem('note', stored);
  expect((await render(<Note />)).textContent).toBe('');
});

test('what is typed while a note is sent stays', async () => {
  await render(<Note />);
  await act(async () => state?.change({ note: 'First' }));
  const { clear } = state ?? {};
  await act(async () => state?.change({ note: 'First and more' }));
  await act(async () => clear?.({ note: 'First' }));
  expect(state?.value).toEqual({ note: 'First and more' });
  await act(async () => state?.clear({ note: 'First and more' }));
  expect([state?.value, sessionStorage.length]).toEqual([{ note: '' }, 0]);
});

test('a button that is busy keeps the focus, and does nothing', async () => {
  await fillIn();
  const { promise, resolve } = Promise.withResolvers<void>();
  onSubmit = vi.fn(() => promise);
  const [send = null] = document.querySelectorAll<HTMLElement>('dialog [type=submit]');
  for (const _ of 'ab') await act(async () => send?.click());
  expect(send?.matches(':disabled')).toBe(false);
  expect(onSubmit).toHaveBeenCalledOnce();
  await act(async () => resolve());
  expect(dialog()).toBeNull();
});
