import { listReadAtHeader, type NewerVersion } from '@riverfront/backend/publishing/versions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  keyOf,
  noteListRead,
  restoreKeyOf,
  type Save,
  TrackedDocument,
  trackDocument,
  withVersions,
} from './saves.ts';

const newer: NewerVersion = { by: 'Asha Rao', at: '2026-11-22T10:00:00.000Z' };
const loaded = '2026-11-22T09:00:00.000Z';
const saved = (updatedAt: string) => Response.json({ doc: { id: 5, updatedAt } });
const conflict = () =>
  Response.json(
    { errors: [{ message: 'Asha Rao saved a newer version.', data: { newer } }] },
    { status: 409 },
  );

/** A server that answers in order, and what it was asked. */
function server(...answers: (() => Response | Promise<Response>)[]) {
  const asked: { address: string; headers: Headers }[] = [];
  const send = withVersions(async (input, init) => {
    asked.push({ address: String(input), headers: new Headers(init?.headers) });
    return (await answers.shift()?.()) ?? saved(loaded);
  });
  return { send, versions: () => asked.map(({ headers }) => headers.get('if-match')), asked };
}

function form(values: object): FormData {
  const data = new FormData();
  data.set('_payload', JSON.stringify(values));
  return data;
}

let end: () => void;
const rejected = vi.fn<(newer: NewerVersion, save: Save) => void>();
beforeEach(() => {
  vi.stubGlobal('location', new URL('https://staff.riverfront.example/admin'));
  rejected.mockClear();
  end = trackDocument(keyOf('jobs', 5), new TrackedDocument(loaded, rejected));
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

test.each([
  ['PATCH', '/api/jobs/5?draft=true&autosave=true'],
  ['PATCH', 'https://staff.riverfront.example/api/jobs/5'],
  ['POST', '/api/jobs/5/close'],
])('names the version that %s %s begins from', async (method, address) => {
  const { send, versions } = server();
  await send(address, { method });
  expect(versions()).toEqual([`"${loaded}"`]);
});

test.each([
  ['GET', '/api/jobs/5'],
  ['PATCH', '/api/jobs/6'],
  ['POST', '/api/jobs'],
  ['POST', '/api/open-documents'],
  ['PATCH', 'https://elsewhere.example/api/jobs/5'],
])('leaves %s %s alone', async (method, address) => {
  const { send, versions } = server();
  await send(address, { method });
  expect(versions()).toEqual([null]);
});

test('serialises the saves of a document, each based on the version created before', async () => {
  let answerFirst: (response: Response) => void = () => undefined;
  const { send, versions } = server(
    () => new Promise((resolve) => (answerFirst = resolve)),
    () => saved('2026-11-22T09:00:02.000Z'),
  );
  const autosave = send('/api/jobs/5?autosave=true', { method: 'PATCH' });
  const publish = send('/api/jobs/5', { method: 'PATCH' });
  await vi.waitFor(() => expect(versions()).toHaveLength(1));
  answerFirst(saved('2026-11-22T09:00:01.000Z'));
  await Promise.all([autosave, publish]);
  await send('/api/jobs/5', { method: 'PATCH' });
  expect(versions()).toEqual([`"${loaded}"`, '"2026-11-22T09:00:01.000Z"', '"2026-11-22T09:00:02.000Z"']);
});

test('continues after a failed save', async () => {
  const { send, versions } = server(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(send('/api/jobs/5', { method: 'PATCH' })).rejects.toThrow('Failed to fetch');
  await send('/api/jobs/5', { method: 'PATCH' });
  expect(versions()).toEqual([`"${loaded}"`, `"${loaded}"`]);
});

test('reports a conflict to the screen, and no error to an autosaving form', async () => {
  const { send } = server(conflict);
  const body = form({ title: 'Mine', _status: 'draft' });
  const response = await send('/api/jobs/5?autosave=true', { method: 'PATCH', body });
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({ errors: [] });
  expect(rejected).toHaveBeenCalledExactlyOnceWith(newer, {
    url: '/api/jobs/5?autosave=true',
    method: 'PATCH',
    isForm: true,
    isAutosave: true,
    status: 'draft',
    content: '{"title":"Mine"}',
  });
});

test('passes the error of a manual save on to its button', async () => {
  const { send } = server(conflict);
  const response = await send('/api/jobs/5', { method: 'PATCH', body: '{"_status":"draft"}' });
  expect(((await response.json()) as { errors: { message: string }[] }).errors[0]?.message).toContain(
    'Asha Rao',
  );
  expect(rejected).toHaveBeenCalledOnce();
});

test('prefers the version of an open drawer over that of its page', async () => {
  const { send, versions } = server();
  const drawer = trackDocument('jobs/5', new TrackedDocument('2026-11-22T09:30:00.000Z', rejected));
  await send('/api/jobs/5', { method: 'PATCH', body: '{}' });
  drawer();
  await send('/api/jobs/5', { method: 'PATCH', body: '{}' });
  expect(versions()).toEqual(['"2026-11-22T09:30:00.000Z"', `"${loaded}"`]);
});

test('sends the newest known version when an old one is restored', async () => {
  const { send, versions } = server();
  const ends = [
    trackDocument(restoreKeyOf('jobs', 5), new TrackedDocument('2026-11-22T08:00:00.000Z', rejected)),
    trackDocument(restoreKeyOf('home'), new TrackedDocument('2026-11-22T07:00:00.000Z', rejected)),
    trackDocument(keyOf('home'), new TrackedDocument(undefined, rejected)),
  ];
  await send('/api/jobs/versions/77?draft=false', { method: 'POST' });
  await send('/api/globals/home/versions/77?draft=false', { method: 'POST' });
  await send('/api/globals/home?depth=0', { method: 'POST' });
  for (const close of ends) close();
  expect(versions()).toEqual([
    '"2026-11-22T08:00:00.000Z"',
    '"2026-11-22T07:00:00.000Z"',
    '"1970-01-01T00:00:00.000Z"',
  ]);
});

test('sends the load time of a list with bulk edits', async () => {
  const { send, asked } = server();
  noteListRead('messages', loaded);
  await send('/api/messages?where[id][in][0]=1', { method: 'PATCH' });
  await send('/api/applications?where[id][in][0]=1', { method: 'PATCH' });
  expect(asked.map(({ headers }) => headers.get(listReadAtHeader))).toEqual([loaded, null]);
});

test('does not report its own save as a newer version', () => {
  const document = new TrackedDocument(loaded, rejected);
  document.begin('2026-11-22T09:00:01.000Z');
  document.begin('2026-11-22T09:00:02.000Z');
  document.load('2026-11-22T09:00:01.000Z');
  expect(document.version).toBe('2026-11-22T09:00:02.000Z');
  document.load('2026-11-22T09:00:03.000Z');
  expect(document.version).toBe('2026-11-22T09:00:03.000Z');
});

test.each([
  ['is not sent when it holds what was just published', { title: 'Boats' }, 1, 300],
  ['is sent when something was typed since', { title: 'Ships' }, 2, 200],
])('an autosave behind a publish %s', async (_, values, requests, status) => {
  const { send, asked } = server(() => saved('2026-11-22T09:00:02.000Z'));
  const published = send('/api/jobs/5', {
    method: 'PATCH',
    body: form({ title: 'Boats', updatedAt: loaded, _status: 'published' }),
  });
  const autosave = send('/api/jobs/5?autosave=true&draft=true', {
    method: 'PATCH',
    body: form({ title: values.title, _status: 'draft' }),
  });
  expect((await published).status).toBe(200);
  const answer = await autosave;
  expect([asked.length, answer.status]).toEqual([requests, status]);
  expect(await answer.json()).toHaveProperty('doc.updatedAt');
});

test('sends an autosave that reverts to the published values after another save', async () => {
  const { send, asked } = server();
  const body = (_status: string, title: string) => ({ method: 'PATCH', body: form({ title, _status }) });
  await send('/api/jobs/5', body('published', 'Boats'));
  await send('/api/jobs/5?autosave=true', body('draft', 'Ships'));
  expect((await send('/api/jobs/5?autosave=true', body('draft', 'Boats'))).status).toBe(200);
  expect(asked).toHaveLength(3);
});

test('sends an autosave behind a rejected publication', async () => {
  const { send, asked } = server(() => Response.json({ errors: [] }, { status: 400 }));
  await send('/api/jobs/5', { method: 'PATCH', body: form({ title: 'Boats', _status: 'published' }) });
  await send('/api/jobs/5?autosave=true', {
    method: 'PATCH',
    body: form({ title: 'Boats', _status: 'draft' }),
  });
  expect(asked).toHaveLength(2);
});
