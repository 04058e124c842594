import { constants, randomUUID, verify, X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { opened, portOf, reply, startMailServer } from '../../testing/mail-server.ts';
import { messageId } from '../addresses.ts';
import { describeSending, SendError } from './failures.ts';
import { findKeyFileErrors, type OAuthSettings, readOAuth } from './oauth.ts';
import { smtpTransport } from './transport.ts';

const from = 'Company <mail@company.example>';
const mail = { to: 'asha@textiles.example', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
const pemFile = join(import.meta.dirname, '../../testing/certificate.pem');
const pem = readFileSync(pemFile, 'utf8');
const googleFile = join(tmpdir(), `${randomUUID()}.json`);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** What sets up the sign-in with an identity provider. */
type SetUp = (SMTP_OAUTH_TOKEN_URL: string) => OAuthSettings;
const withSecret: SetUp = (SMTP_OAUTH_TOKEN_URL) => {
  return { SMTP_OAUTH_TOKEN_URL, SMTP_OAUTH_CLIENT_ID: 'id', SMTP_OAUTH_CLIENT_SECRET: 'secret' };
};
const withCertificate: SetUp = (SMTP_OAUTH_TOKEN_URL) => {
  return { SMTP_OAUTH_TOKEN_URL, SMTP_OAUTH_CLIENT_ID: 'id', SMTP_OAUTH_KEY_FILE: pemFile };
};
const withGoogle: SetUp = (token_uri) => {
  writeFileSync(googleFile, JSON.stringify({ client_email: 'site@x.example', private_key: pem, token_uri }));
  return { SMTP_OAUTH_KEY_FILE: googleFile };
};

/**
 * Starts an identity provider that gives out `token 1`, `token 2` and so on, unless `answer` is set, and a mail server
 * that accepts the tokens in `valid`.
 */
async function start(options: SMTPServerOptions = {}, setUp = withSecret) {
  const answer: { status?: number; retryAfter?: string; body?: string } = {};
  const state = { requests: [] as URLSearchParams[], signIns: [] as string[], valid: /token/, rejects: '' };
  const provider = createServer(async (request, response) => {
    state.requests.push(new URLSearchParams(Buffer.concat(await request.toArray()).toString()));
    const { status = 200, retryAfter = '', body } = answer;
    const token = JSON.stringify({ access_token: `token ${state.requests.length}`, expires_in: 3_600 });
    if (body !== 'never') response.writeHead(status, { 'retry-after': retryAfter }).end(body ?? token);
  }).listen(0, '127.0.0.1');
  opened.push(provider);
  const { server, port } = await startMailServer({
    disabledCommands: ['STARTTLS'],
    authMethods: ['XOAUTH2'],
    onAuth({ accessToken = '', username }, _session, done) {
      state.signIns.push(`${username} ${accessToken}`);
      if (state.valid.test(accessToken)) done(null, { user: username });
      else if (state.rejects === 'with 535') done(reply(535, '5.7.3 Authentication unsuccessful [AM0PR02]'));
      // 334 with this in base64; after the client's empty line follows 535.
      else done(null, { data: { status: '401', schemes: 'bearer' } });
    },
    ...options,
  });
  const oauth = setUp(`http://127.0.0.1:${await portOf(provider)}/token`);
  const transport = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from, oauth, timeouts: { token: 300 } });
  const send = () => transport.send({ ...mail, messageId: messageId(randomUUID(), from) });
  const fail = async () => String(await send().catch((error: Error) => error.message));
  const hangUp = (seconds = 120) => {
    for (const connection of server.connections) connection.close();
    vi.setSystemTime(Date.now() + seconds * 1_000);
  };
  return { answer, state, oauth, send, fail, hangUp };
}

test('signs in to the mailbox of the sender with one token for all connections', async () => {
  const { state, send } = await start();
  await Promise.all([send(), send(), send(), send()]);
  expect(new Set(state.signIns)).toEqual(new Set(['mail@company.example token 1']));
  const scope = 'https://outlook.office365.com/.default';
  const fields = { grant_type: 'client_credentials', client_id: 'id', client_secret: 'secret', scope };
  expect(state.requests.map((one) => Object.fromEntries(one))).toEqual([fields]);
});

test.each([
  [withCertificate, 'client_assertion', constants.RSA_PKCS1_PSS_PADDING, { sub: 'id' }],
  [withGoogle, 'assertion', constants.RSA_PKCS1_PADDING, { sub: 'mail@company.example' }],
])('signs in with the key in a file: %s', async (setUp, field, padding, expected) => {
  const { state, oauth, send } = await start({}, setUp);
  await send();
  expect(state.signIns).toEqual(['mail@company.example token 1']);
  const parts = (state.requests[0]?.get(field) ?? '').split('.');
  const [header, claims, signature] = parts.map((part) => Buffer.from(part, 'base64url'));
  const certificate = new X509Certificate(pem);
  const key = { key: certificate.publicKey, padding, saltLength: 32 };
  const text = Buffer.from(parts.slice(0, 2).join('.'));
  expect(verify('sha256', text, key, signature ?? Buffer.of())).toBe(true);
  const aud = oauth.SMTP_OAUTH_TOKEN_URL ?? expect.any(String);
  expect(JSON.parse(String(claims))).toMatchObject({ ...expected, aud });
  const isEntra = setUp === withCertificate;
  expect(String(header).includes('x5t#S256')).toBe(isEntra);
  expect(readOAuth(oauth)?.expiresAt).toEqual(isEntra ? new Date(certificate.validTo) : undefined);
  const wrong = { ...oauth, SMTP_OAUTH_KEY_FILE: isEntra ? googleFile : pemFile };
  expect(findKeyFileErrors(wrong)).toHaveLength(1);
});

test.each(['with 334', 'with 535'])('replaces a revoked token, once, rejected %s', async (rejects) => {
  const { state, send, fail, hangUp } = await start();
  await send();
  Object.assign(state, { valid: /token 2/, rejects });
  hangUp();
  await send();
  expect([state.signIns.at(-1), state.requests.length]).toEqual(['mail@company.example token 2', 2]);
  state.valid = /none/;
  hangUp();
  expect(await fail()).toMatch(/^Sign-in: /);
  expect(await fail()).toContain(rejects === 'with 535' ? 'does not open the mailbox' : 'could not sign in');
  expect(state.requests).toHaveLength(3);
});

test('renews tokens, and survives a provider that is slow, answers HTML or asks for a pause', async () => {
  const { answer, state, send, fail, hangUp } = await start();
  await send();
  hangUp(3_200);
  await send();
  expect(state.requests).toHaveLength(1);
  hangUp(50);
  answer.body = '<h1>Sign in</h1>';
  expect(await fail()).toContain('status 200, without a reason');
  answer.body = 'never';
  expect(await fail()).toContain('timeout');
  Object.assign(answer, { status: 429, retryAfter: '60', body: '' });
  expect(await fail()).toContain('status 429');
  Object.assign(answer, { status: 200, body: undefined });
  hangUp(59);
  expect(await fail()).toContain('status 429');
  hangUp(2);
  await send();
  expect(state.signIns.at(-1)).toBe('mail@company.example token 5');
});

test('says that the sender is rejected, at once or after the email', async () => {
  const denied = reply(550, '5.7.60 SMTP; Client does not have permissions to send as this sender');
  const late = reply(554, '5.2.252 SendAsDenied; mail@company.example not allowed to send as other');
  const ofPostfix = reply(553, '5.7.1 <mail@company.example>: Sender address rejected: not owned by user');
  for (const { fail } of [
    await start({ onRcptTo: (_address, _session, done) => done(ofPostfix) }),
    await start({ onMailFrom: (_address, _session, done) => done(denied) }),
    await start({ onData: (stream, _session, done) => void stream.resume().on('end', () => done(late)) }),
  ]) {
    const message = await fail();
    expect(message).toMatch(/^Sender: .*MAIL_FROM/);
    const worked = ['Name: OK', 'Connection: OK', 'Certificate: OK', 'Sign-in: OK'];
    expect(describeSending(message)).toEqual([...worked, message]);
  }
  // Retried, unlike a mailbox that does not exist.
  const rejected = { message: 'Sender address rejected', responseCode: 553, command: 'RCPT TO' };
  expect(new SendError(rejected).isPermanent).toBe(false);
});
