import { messages } from '@riverfront/contract/messages';
import { expect, test, vi } from 'vitest';
import { submitPosted } from './posted.server.ts';

const fields = { name: 'Asha', email: 'asha@example.com', noticeVersion: '3', website: '' };
const request = (referer?: string) =>
  new Request('http://site.example/contact', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: referer ? { referer } : {},
  });

test('submits the form with its page, and the topic of the address it was opened with', async () => {
  const send = vi.fn(async () => Response.json({ success: true }));
  const from = 'http://site.example/contact?topic=%2Fservices%2Fodoo-erp';
  expect(await submitPosted(request(from), send)).toBeUndefined();
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

test('an answer that is not the API’s keeps the values too', async () => {
  const rejection = await submitPosted(request(), async () => new Response('<html>', { status: 503 }));
  expect(rejection).toMatchObject({
    status: 503,
    posted: { values: { name: 'Asha' }, rejection: { title: messages.contactFailed } },
  });
});
