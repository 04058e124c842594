import { expect, test } from 'vitest';
import { readSmtpUrl } from './smtp-server.ts';

test.each([
  ['smtps://mail.example', { port: 465, secure: true, requireTLS: false, ignoreTLS: false }],
  ['smtp://mail.example', { port: 587, secure: false, requireTLS: true, ignoreTLS: false }],
  ['smtp://mail.example:2525?tls=off', { port: 2525, secure: false, requireTLS: false, ignoreTLS: true }],
  ['smtp://localhost:1025', { port: 1025, requireTLS: false, ignoreTLS: true }],
  ['smtp://127.0.0.1:1025', { host: '127.0.0.1', requireTLS: false, ignoreTLS: true }],
  ['smtp://[::1]:1025', { host: '::1', requireTLS: false, ignoreTLS: true }],
  ['smtp://localhost?tls=required', { requireTLS: true, ignoreTLS: false }],
  ['smtp://127.0.0.1.evil.example', { requireTLS: true, ignoreTLS: false }],
  ['smtps://us%40er:p%3Ass@mail.example', { auth: { user: 'us@er', pass: 'p:ss' } }],
])('%s', (url, expected) => {
  expect(readSmtpUrl(url)).toMatchObject(expected);
});

test.each([
  ['mail.example', 'not an address'],
  ['https://mail.example', 'smtp:// or smtps://'],
  ['smtp://mail.example?tls=no', '"off" or "required"'],
  ['smtp://mail.example/box', 'nothing between'],
  ['smtp://user:secret@mail.example?tls=off', 'over TLS only'],
  ['smtps://user:secret%@mail.example', '%25'],
])('rejects %s without showing the password', (url, reason) => {
  expect(() => readSmtpUrl(url)).toThrow(reason);
  expect(() => readSmtpUrl(url)).not.toThrow(/secret/);
});
