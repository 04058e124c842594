import { messages } from '@riverfront/contract/messages';
import { expect, test, vi } from 'vitest';
import { sendPosted } from './posted.server.ts';

const fields = { name: 'Asha', email: 'asha@example.com', noticeVersion: '3', website: '' };
const request = (referer?: string) =>
  new Request('http://site.example/contact', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: referer ? { referer } : {},
  });

test('sends the form with what the page knows, and the topic it was opened with', async () => {
  const send = vi.fn(async () => Response.json({ success: true }));
  const from = 'http://site.example/contact?topic=%2Fservices%2Fodoo-erp';
  expect(await sendPosted(request(from), send)).toBeUndefined();
  expect(send).toHaveBeenCalledWith('contact', {
    name: 'Asha',
    phone: '',
    email: 'asha@example.com',
    organization: '',
    country: '',
    message: '',
    topic: '/services/odoo-erp',
    page: '/contact',
    noticeVersion: '3',
    website: '',
  });
});

test('a refusal comes back with its status and what was typed', async () => {
  const failure = { success: false, message: 'No', errors: { phone: messages.required } };
  const refusal = await sendPosted(request(), async () => Response.json(failure, { status: 400 }));
  expect(refusal).toMatchObject({
    status: 400,
    posted: { values: { name: 'Asha' }, refused: { message: 'No', problems: { phone: messages.required } } },
  });
});

test('an answer that is none of ours keeps what was typed too', async () => {
  const refusal = await sendPosted(request(), async () => new Response('<html>', { status: 503 }));
  expect(refusal).toMatchObject({
    status: 503,
    posted: { values: { name: 'Asha' }, refused: { message: messages.contactFailed } },
  });
});
