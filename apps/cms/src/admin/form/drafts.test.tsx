// @vitest-environment jsdom
import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { click, render, type } from '../../testing/render.ts';
import { StaffDialog } from '../dialog/staff-dialog.tsx';
import { EraseDrafts } from './draft-key.tsx';
import { useDraft } from './use-draft.ts';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));
let pathname = '/admin';
vi.mock('next/navigation', () => ({ usePathname: () => pathname }));
beforeEach(() => sessionStorage.clear());

let onSubmit: () => Promise<unknown>;

function Invitation({ onClose }: { onClose: () => void }) {
  const draft = useDraft('invitation', { name: '', roles: [] as string[] });
  const submit = async () => {
    await onSubmit();
    draft.clear(draft.value);
  };
  return (
    <StaffDialog title="Invite" action="Send" {...{ draft, onClose }} onSubmit={submit}>
      <input {...draft.field('name')} />
      <input
        type="checkbox"
        checked={draft.value.roles.length > 0}
        onChange={() => draft.change({ roles: ['sales'] })}
      />
    </StaffDialog>
  );
}

function Screen() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Open or close
      </button>
      {isOpen ? <Invitation onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const fields = () => [...document.querySelectorAll('dialog input')] as HTMLInputElement[];
const values = () => fields().map((field) => (field.type === 'checkbox' ? field.checked : field.value));
const dialog = () => document.querySelector('dialog');
const submit = () => act(async () => dialog()?.querySelector('form')?.requestSubmit());

async function fillIn(): Promise<HTMLElement> {
  const screen = await render(<Screen />);
  const [name = null, roles] = fields();
  await type(name, 'Asha');
  await act(async () => roles?.click());
  return screen;
}

test('a dialog that is closed without sending has everything when it is opened again', async () => {
  const screen = await fillIn();
  expect(dialog()?.textContent).not.toContain('Continued from');
  await act(async () => dialog()?.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(dialog()).toBeNull();
  await click(screen, 'Open or close');
  expect(values()).toEqual(['Asha', true]);
  expect(dialog()?.textContent).toContain('Continued from');
  await click(dialog() as Element, 'Start over');
  expect([values(), sessionStorage.length]).toEqual([['', false], 0]);
});

test('a sent draft is erased, a rejected one stays', async () => {
  const screen = await fillIn();
  onSubmit = () => Promise.reject(new Error());
  await submit();
  expect(values()[0]).toBe('Asha');
  onSubmit = async () => {};
  await submit();
  expect(dialog()).toBeNull();
  await click(screen, 'Open or close');
  expect(values()[0]).toBe('');
});

test('a file picker that is cancelled closes no dialog', async () => {
  await fillIn();
  await act(async () => fields()[0]?.dispatchEvent(new Event('cancel', { bubbles: true })));
  expect(values()[0]).toBe('Asha');
});

test('a button that is busy keeps the focus and does nothing, and neither does the second click of two', async () => {
  await fillIn();
  const { promise, resolve } = Promise.withResolvers<void>();
  onSubmit = vi.fn(() => promise);
  const send = dialog()?.querySelector<HTMLElement>('[type=submit]');
  await act(async () =>
    send?.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true })),
  );
  expect(onSubmit).not.toHaveBeenCalled();
  for (const _ of 'ab') await act(async () => send?.click());
  expect(send?.matches(':disabled')).toBe(false);
  expect(onSubmit).toHaveBeenCalledOnce();
  await act(async () => resolve());
});

let draft: ReturnType<typeof useDraft<{ note: string }>> | undefined;
function Note() {
  draft = useDraft('note:1', { note: '' });
  return <p>{draft.value.note}</p>;
}

test('what is typed while a note is sent stays', async () => {
  await render(<Note />);
  await act(async () => draft?.change({ note: 'First' }));
  const { clear } = draft ?? {};
  await act(async () => draft?.change({ note: 'First and more' }));
  await act(async () => clear?.({ note: 'First' }));
  expect(draft?.value).toEqual({ note: 'First and more' });
  await act(async () => draft?.clear({ note: 'First and more' }));
  expect([draft?.value, sessionStorage.length]).toEqual([{ note: '' }, 0]);
});

test('a full storage loses nothing as long as the tab is open', async () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  const screen = await render(<Note />);
  await act(async () => draft?.change({ note: 'Long' }));
  expect(screen.textContent).toBe('Long');
  await act(async () => draft?.discard());
  expect(screen.textContent).toBe('');
  Storage.prototype.setItem = setItem;
});

test('signing out erases what was not sent, and nothing before does', async () => {
  await render(<Note />);
  await act(async () => draft?.change({ note: 'Half a sentence' }));
  const open = async (path: string) => {
    pathname = path;
    await render(<EraseDrafts>{null}</EraseDrafts>);
    return Object.keys(sessionStorage);
  };
  expect(await open('/admin/inbox')).toEqual(['draft:1:note:1']);
  expect(await open('/admin/logout')).toEqual([]);
});
