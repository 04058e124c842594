// @vitest-environment jsdom
import type { Conversation } from '@riverfront/backend/inbox/messages/read-conversation';
import { act, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toast } from '../../testing/payload-ui.tsx';
import { alertIn, click, findDialog, render, type } from '../../testing/render.ts';
import { Composer } from './composer.tsx';
import { MessageActions, SnoozeDate } from './message-actions.tsx';
import { ReplyDialog } from './replies/reply-dialog.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));
vi.mock('next/navigation', () => ({ usePathname: () => '/admin/inbox' }));

/** Bodies of the requests, by path. */
let sent: Record<string, { key?: string; body?: string; isReply?: boolean }[]>;
/** How many emails the server says that it has sent. */
let count: number;
const snippets = ['One', 'Two'].map((name, index) => ({
  id: index + 1,
  name,
  subject: `About ${name}`,
  body: name,
}));
beforeEach(() => {
  sent = {};
  count = 0;
  sessionStorage.clear();
  toast.success.mockClear();
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    sent[path] = [...(sent[path] ?? []), JSON.parse(body ?? '{}')];
    const preview = { id: 1, name: 'Asha', email: 'a@mail.example', subject: '', body: '', problem: null };
    return Response.json({ sent: count, replies: [preview], docs: snippets, others: [] });
  });
});

describe('a reply whose first answer was lost', () => {
  test('stays in the inbox’s form, and is sent with another key once it is changed', async () => {
    const attempt = async (work: () => Promise<unknown>) => work().then(() => true);
    const form = await render(
      <Composer
        {...{ id: 7, seen: 0, placeholders: { company: 'Us' }, attempt, onChanged: () => {} }}
        canReply
        isBusy={false}
      />,
    );
    const text = form.querySelector('textarea');
    const send = async () => {
      await act(async () => form.querySelector('form')?.requestSubmit());
      return sent['/api/messages/replies']?.at(-1)?.key;
    };
    await type(text, 'One');
    const key = await send();
    expect(alertIn(form)).toContain('This was sent already');
    expect([text?.value, toast.success.mock.calls]).toEqual(['One', []]);
    expect(await send()).toBe(key);
    await type(text, 'Two');
    count = 1;
    expect(await send()).not.toBe(key);
    expect([text?.value, alertIn(form)]).toEqual(['', undefined]);
    expect(toast.success).toHaveBeenCalledOnce();
  });

  test('leaves the dialog open', async () => {
    const onSent = vi.fn();
    await render(<ReplyDialog ids={[1]} onClose={() => {}} onSent={onSent} />);
    const dialog = findDialog();
    const write = async (words: string) => {
      await type(dialog.querySelector('input'), 'Hello');
      await type(dialog.querySelector('textarea'), words);
      await click(dialog, 'Preview');
      await click(dialog, 'Send 1 email');
      return sent['/api/applications/replies']?.at(-1)?.key;
    };
    const key = await write('One');
    expect(alertIn(dialog)).toContain('This was sent already');
    expect(onSent).not.toHaveBeenCalled();
    await click(dialog, 'Back to the text');
    count = 1;
    expect(await write('Two')).not.toBe(key);
    expect(onSent).toHaveBeenCalledOnce();
  });
});

test('a template is inserted at the caret, and takes the place of nothing that was typed', async () => {
  await render(<ReplyDialog ids={[1]} onClose={() => {}} />);
  const dialog = findDialog();
  const attempt = async () => true;
  const placeholders = { company: 'Us' };
  const props = { id: 7, seen: 0, placeholders, attempt, isBusy: false, onChanged: () => {} };
  const form = await render(<Composer {...props} canReply />);
  for (const screen of [dialog, form]) {
    const [subject = null, text] = [screen.querySelector('input'), screen.querySelector('textarea')];
    const insert = async (id: string) => {
      await type(screen.querySelector('select'), id);
      await click(screen, 'Insert');
      return [subject?.value, text?.value];
    };
    expect(await insert('1')).toEqual(['About One', 'One']);
    expect(await insert('2')).toEqual(['About Two', 'Two']);
    await type(subject, 'Mine');
    await type(text, '');
    expect((await insert('1'))[0]).toBe('Mine');
    await type(text, 'Dear !');
    text?.setSelectionRange(5, 5);
    expect(await insert('2')).toEqual(['Mine', 'Dear Two!']);
  }
});

test('a typed day snoozes once it is complete, and no day in the past does', async () => {
  const onSnooze = vi.fn();
  const form = await render(<SnoozeDate day="" min="2026-11-26" isBusy={false} onSnooze={onSnooze} />);
  const input = form.querySelector('input');
  const leave = () => act(async () => input?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  for (const value of ['0002-12-05', '0020-12-05', '0202-12-05', '2026-12-05']) await type(input, value);
  expect(onSnooze).not.toHaveBeenCalled();
  await leave();
  expect(onSnooze.mock.calls).toEqual([['2026-12-05']]);
  for (const value of ['2026-11-25', '']) {
    await type(input, value);
    await leave();
    expect(input?.value).toBe('');
  }
  input?.focus();
  await type(input, '2026-11-26');
  await act(async () => input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  expect(onSnooze.mock.calls).toEqual([['2026-12-05'], ['2026-11-26']]);
});

/** The actions of a message, which takes each change. */
function ChangingMessage() {
  const message = { owner: null, isSpam: false, followUpOn: null } as Conversation['message'];
  const [changed, setChanged] = useState<object>({ status: 'new' });
  return (
    <MessageActions
      message={{ ...message, ...changed }}
      owners={[{ id: 1, name: 'Sunil' }]}
      user={1}
      isBusy={false}
      onChange={(data) => setChanged({ ...changed, ...data })}
    />
  );
}

test('the focus stays where a button was pressed that another one replaces', async () => {
  const screen = await render(<ChangingMessage />);
  async function press(text: string) {
    [...screen.querySelectorAll('button')].find((one) => one.textContent === text)?.focus();
    await click(screen, text);
    return document.activeElement;
  }
  expect((await press('Mark as answered'))?.textContent).toBe('Reopen');
  expect(await press('Assign to me')).toBe(screen.querySelector('select'));
});
