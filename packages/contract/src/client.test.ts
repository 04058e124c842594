import { describe, expect, test } from 'vitest';
import * as answers from './answers.ts';
import { ApiError, createClient } from './client.ts';
import { type CommandName, commandPaths, type EndpointName, paths } from './paths.ts';

/** Creates a client as in browsers, with a proxy that answers in place of the API. */
const createClientBehind = (answer: () => Response) =>
  createClient({ fetch: answer, guard: async () => answers });

const page = '<!doctype html><title>Sign in to the guest network</title>';
const foreign: [string, () => Response][] = [
  ['a login page', () => new Response(page, { headers: { 'content-type': 'text/html' } })],
  [
    'JSON that calls itself a page',
    () => new Response('{"success":true,"cities":[]}', { headers: { 'content-type': 'text/html' } }),
  ],
  [
    'a page that calls itself JSON',
    () => new Response(page, { headers: { 'content-type': 'application/json' } }),
  ],
  ['an empty answer', () => new Response(null, { status: 204 })],
  ['success without its list', () => Response.json({ success: true })],
  ['a list that is a string', () => Response.json({ success: true, cities: 'Ahmedabad' })],
  ['a list', () => Response.json([])],
  ["a proxy's own 404", () => new Response(page, { status: 404, headers: { 'content-type': 'text/html' } })],
  ["a proxy's own 502", () => new Response('Bad gateway', { status: 502 })],
];

const cities = { params: { country: 'IN', state: 'GJ' } };

test.each(foreign)('rejects %s as no answer of the API', async (_, answer) => {
  await expect(createClientBehind(answer).get('cities', cities)).rejects.toThrow(
    expect.objectContaining({ name: 'ApiError', status: 0, failure: undefined }),
  );
});

test('accepts an answer with the required keys and others', async () => {
  const answer = { success: true, cities: ['Ahmedabad'], newer: true };
  expect(await createClientBehind(() => Response.json(answer)).get('cities', cities)).toEqual(answer);
});

test('rejects with the status and message of a failure', async () => {
  const failure = { success: false, message: 'Nothing there.' } as const;
  for (const status of [200, 404]) {
    const call = createClientBehind(() => Response.json(failure, { status })).get('cities', cities);
    await expect(call).rejects.toEqual(new ApiError(status, failure));
    await expect(call).rejects.toMatchObject({ status, failure });
  }
});

test('rejects with the error of a connection that breaks off', async () => {
  const broken = () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  };
  await expect(createClientBehind(broken).get('cities', cities)).rejects.toThrow(TypeError);
});

describe('accepts the answers of the specification', () => {
  test.each([{}, { success: true }, { success: true, reference: 'RM-1' }])('contact: %j', (body) =>
    expect(answers.isAnswer('contact', body)).toBe(true),
  );
  test('send-otp: success', () => expect(answers.isAnswer('sendOtp', { success: true })).toBe(true));
  test('contact: not success false', () =>
    expect(answers.isAnswer('contact', { success: false })).toBe(false));
});

test('requires data of every call but those whose message is all that is read', () => {
  const names = [...Object.keys(paths), ...Object.keys(commandPaths)] as (EndpointName | CommandName)[];
  const accepted = names.filter(
    (name) => name !== 'portalDownload' && answers.isAnswer(name, { success: true }),
  );
  expect(accepted).toEqual(['contact', 'sendOtp', 'apply', 'applyWithoutResume']);
});
