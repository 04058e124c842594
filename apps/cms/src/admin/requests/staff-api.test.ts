import { afterEach, expect, test, vi } from 'vitest';
import { readStaff, reasonOf, sendStaff } from './staff-api.ts';

const respond = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => await answer()),
  );
const reasonFor = (call: Promise<unknown>) => call.then(() => undefined, reasonOf);
afterEach(() => vi.unstubAllGlobals());

test('sends JSON with the version of the record, and returns the JSON of the response', async () => {
  respond(() => Response.json({ message: 'Done.' }));
  expect(await sendStaff('PATCH', '/api/jobs/5', { title: 'Boats' }, '2026-11-22')).toEqual({
    message: 'Done.',
  });
  expect(fetch).toHaveBeenCalledWith('/api/jobs/5', {
    credentials: 'same-origin',
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'if-match': '"2026-11-22"' },
    body: '{"title":"Boats"}',
  });
});

test.each([
  ['of the whole', [{ message: 'Nobody may.' }], 'Nobody may.'],
  [
    'of each field, with its label',
    [
      {
        message: 'The following fields are invalid',
        data: {
          errors: [
            { path: 'title', label: 'Title', message: 'This field is required.' },
            { path: 'code', message: 'The code has expired.' },
          ],
        },
      },
    ],
    'Title: This field is required. The code has expired.',
  ],
])('says the reason %s', async (_, errors, reason) => {
  respond(() => Response.json({ errors }, { status: 400 }));
  expect(await reasonFor(sendStaff('POST', '/api/jobs'))).toBe(reason);
});

test.each([
  ['there is no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy responds with a page', () => new Response('<h1>Sign in to the network</h1>')],
  ['a proxy responds with an error page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('says that the staff side does not answer when %s', async (_, answer) => {
  respond(answer);
  expect(await reasonFor(readStaff('/api/jobs'))).toMatch(/does not answer/);
});

test.each([
  [null, /^You are signed out\./],
  [{ id: 1 }, /^Not allowed\.$/],
])('tells a session that has ended from a missing right (user %j)', async (user, reason) => {
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/users/me'
      ? Response.json({ user })
      : Response.json({ errors: [{ message: 'Not allowed.' }] }, { status: 403 }),
  );
  expect(await reasonFor(sendStaff('POST', '/api/jobs'))).toMatch(reason);
});
