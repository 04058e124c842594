import { expect, test, vi } from 'vitest';
import { recaptcha } from './recaptcha.ts';

function google(status: number, body: unknown) {
  const fetch = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  return { fetch, check: recaptcha({ siteKey: 'site', secret: 'hidden', fetch }) };
}

test('accepts a score from the threshold on, for the same action', async () => {
  const { check, fetch } = google(200, { success: true, score: 0.5, action: 'job_application' });
  expect(await check.verify('job_application', 'token')).toEqual({ human: true });
  const [address, init] = fetch.mock.calls[0] as unknown as [string, { body: URLSearchParams }];
  expect(address).toBe('https://www.google.com/recaptcha/api/siteverify');
  expect(Object.fromEntries(init.body)).toEqual({ secret: 'hidden', response: 'token' });
});

test.each([
  ['a low score', { success: true, score: 0.4, action: 'job_application' }],
  ['another action', { success: true, score: 0.9, action: 'contact' }],
  ['a token that Google does not know', { success: false, 'error-codes': ['invalid-input-response'] }],
])('rejects %s', async (_, body) => {
  expect(await google(200, body).check.verify('job_application', 'token')).toEqual({ human: false });
});

test.each([
  ['rejects', async () => new Response('', { status: 500 })],
  ['is replaced by a filter’s page', async () => new Response('<html>')],
  ['does not answer in time', async () => Promise.reject(new DOMException('', 'TimeoutError'))],
])('is unavailable when Google %s', async (_, fetch) => {
  const check = recaptcha({ siteKey: 'site', secret: 'hidden', fetch });
  await expect(check.verify('contact', 'token')).rejects.toMatchObject({ status: 503, code: 'away' });
});
