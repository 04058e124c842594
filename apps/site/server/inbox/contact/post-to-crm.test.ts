import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listen } from '@riverfront/backend/testing/close-at-end';
import { Webhook } from 'standardwebhooks';
import { beforeEach, expect, test, vi } from 'vitest';
import { openTestSender } from '../../../testing/open-app.ts';
import { someMessage, visitor } from '../../../testing/visitor.ts';
import { type CrmTarget, postToCrm } from './post-to-crm.ts';

interface Call {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let calls: Call[] = [];
let status = 204;
const crm = createServer(async (request, response) => {
  calls.push({ path: request.url, headers: request.headers, body: (await request.toArray()).join('') });
  response.writeHead(status, { location: '/elsewhere' }).end('ignored');
});
const target: CrmTarget = {
  url: `http://127.0.0.1:${await listen(crm)}/hook`,
  secret: `whsec_${randomBytes(32).toString('base64')}`,
};
const sender = await openTestSender({ crm: target });
const { payload } = sender.content;
beforeEach(() => {
  calls = [];
  status = 204;
});

/** Stores a message without a task. */
async function storeMessage(state: 'new' | 'spam' = 'new'): Promise<number> {
  const key = randomBytes(8).toString('hex');
  const data = { name: 'Asha', message: 'Hello', status: state, reference: `RM-${key}`, submissionKey: key };
  return (await payload.create({ collection: 'messages', data, depth: 0 })).id;
}

test('posts a message once, signed, with all its fields, and suspected spam not at all', async () => {
  const add = '/api/contactUs/add';
  const { filledInMs: _, ...message } = someMessage();
  await visitor(sender).post(add, { ...message, message: '[url=https://a.example]cheap[/url]' });
  const sent = { ...someMessage(), topic: '/services/sap-s4hana-migration' };
  const response = await visitor(sender).post(add, sent);
  const { reference } = (await response.json()) as { reference: string };
  await vi.waitFor(() => expect(calls).not.toEqual([]), { timeout: 15_000 });
  const [call, ...others] = calls;
  expect(others).toEqual([]);
  const headers = call?.headers as Record<string, string>;
  expect(new Webhook(target.secret).verify(call?.body ?? '', headers)).toMatchObject({
    event: 'message.received',
    reference,
    name: sent.name,
    email: sent.email,
    message: sent.message,
    organization: 'Patel Textiles',
    topic: '/services/sap-s4hana-migration',
  });
  expect(() => new Webhook(target.secret).verify(`${call?.body} `, headers)).toThrow();
});

test.each([503, 401, 302])('fails for a retry with the same id after %i', async (answer) => {
  const id = await storeMessage();
  status = answer;
  await expect(postToCrm(payload, target, id)).rejects.toThrow(String(answer));
  status = 204;
  await postToCrm(payload, target, id);
  expect(calls.map(({ path }) => path)).toEqual(['/hook', '/hook']);
  expect(calls[0]?.headers['webhook-id']).toBe(calls[1]?.headers['webhook-id']);
});

test('fails for a retry when the CRM cannot be reached or is not set', async () => {
  const id = await storeMessage();
  await expect(postToCrm(payload, { ...target, url: 'http://127.0.0.1:1/hook' }, id)).rejects.toThrow();
  await expect(postToCrm(payload, undefined, id)).rejects.toThrow('CRM_WEBHOOK_URL');
});

test('skips a message that is spam or erased by now', async () => {
  await postToCrm(payload, target, await storeMessage('spam'));
  await postToCrm(payload, target, 999_999);
  expect(calls).toEqual([]);
});
