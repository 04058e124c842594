import { expect, test, vi } from 'vitest';
import { recaptcha } from './recaptcha.ts';

function google(status: number, body: unknown) {
  const fetch = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  return { fetch, check: recaptcha({ siteKey: 'site', secret: 'hidden', fetch }) };
}

test('a score from the threshold on, for the same action, is a person', async () => {
  const { check, fetch } = google(200, { success: true, score: 0.5, action: 'job_application' });
  expect(await check.judge('job_application', 'token')).toEqual({ human: true });
  const [address, init] = fetch.mock.calls[0] as unknown as [string, { body: URLSearchParams }];
  expect(address).toBe('https://www.google.com/recaptcha/api/siteverify');
  expect(Object.fromEntries(init.body)).toEqual({ secret: 'hidden', response: 'token' });
});

test.each([
  ['a low score', { success: true, score: 0.4, action: 'job_application' }],
  ['another action', { success: true, score: 0.9, action: 'contact' }],
  ['a token that Google does not know', { success: false, 'error-codes': ['invalid-input-response'] }],
])('%s is none', async (_, body) => {
  expect(await google(200, body).check.judge('job_application', 'token')).toEqual({ human: false });
});

test('no judgement is an error, never a pass', async () => {
  await expect(google(500, {}).check.judge('contact', 'token')).rejects.toThrow('500');
  await expect(google(200, 'nonsense').check.judge('contact', 'token')).rejects.toThrow();
});

test('the browser is told the site key', async () => {
  expect(await google(200, {}).check.challenge('contact')).toEqual({
    provider: 'recaptcha',
    siteKey: 'site',
  });
});
