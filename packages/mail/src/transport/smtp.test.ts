import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { opened, portOf, reply, startMailServer } from '../../testing/mail-server.ts';
import { from, mail } from '../../testing/samples.ts';
import { readSmtpUrl } from '../settings.ts';
import { SendError } from './failures.ts';
import { type SmtpTimeouts, smtpTransport } from './transport.ts';

function transport(port: number, timeouts: Partial<SmtpTimeouts> = {}, options = '') {
  return smtpTransport({ url: `smtp://127.0.0.1:${port}${options}`, from, timeouts });
}

test('sends the email unchanged', async () => {
  const { received, port } = await startMailServer();
  await transport(port).send(mail);
  expect(received).toHaveLength(1);
  const { email, recipients } = received[0] ?? {};
  expect(recipients).toEqual(['asha@textiles.example']);
  expect(email).toMatchObject({
    from: { name: 'Riverfront Consulting', address: 'no-reply@riverfront.example' },
    to: [{ name: '', address: 'asha@textiles.example' }],
    replyTo: [{ name: '', address: 'sales@riverfront.example' }],
    subject: mail.subject,
    messageId: mail.messageId,
    inReplyTo: mail.references[1],
    references: mail.references.join(' '),
  });
  expect(email?.html?.trim()).toBe(mail.html);
  expect(email?.text?.trim()).toBe(mail.text);
  expect(email?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  expect(email?.attachments).toEqual([]);
});

test('sends what a person wrote in their name, with files and not as an automatic email', async () => {
  const { received, port } = await startMailServer();
  const data = Buffer.from('An offer').toString('base64');
  await transport(port).send({
    ...mail,
    author: 'Sana Śarmā\r\nBcc: victim@evil.example',
    attachments: [{ name: 'offer.txt\r\nX: y', type: 'text/plain', data }],
  });
  const { email, recipients } = received[0] ?? {};
  expect(recipients).toEqual(['asha@textiles.example']);
  expect(email?.from).toEqual({
    name: 'Sana Śarmā Bcc: victim@evil.example',
    address: 'no-reply@riverfront.example',
  });
  expect(email?.headers.map(({ key }) => key)).not.toContain('auto-submitted');
  expect(email?.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(email?.attachments).toMatchObject([{ filename: 'offer.txt X: y', mimeType: 'text/plain' }]);
  expect(Buffer.from(email?.attachments[0]?.content as ArrayBuffer).toString()).toBe('An offer');
});

test('takes user and password from the URL', async () => {
  const { received, port } = await startMailServer({
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, callback) {
      if (password === 'p:ss') callback(null, { user: username });
      else callback(reply(535, 'Wrong password'));
    },
  });
  const at = (password: string) => smtpTransport({ url: `smtp://site:${password}@127.0.0.1:${port}`, from });
  await at('p%3Ass').send(mail);
  expect(received[0]?.user).toBe('site');
  await expect(at('other').send(mail)).rejects.toMatchObject({ name: 'SendError', responseCode: 535 });
});

const noMailboxes = ['Asha <a@b.example>', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', ''];

test.each(noMailboxes)('rejects %j as an address', async (address) => {
  const { received, port } = await startMailServer();
  await expect(transport(port).send({ ...mail, to: address })).rejects.toThrow(TypeError);
  await expect(transport(port).send({ ...mail, replyTo: address })).rejects.toThrow(TypeError);
  await expect(transport(port).send({ ...mail, messageId: address })).rejects.toThrow(TypeError);
  expect(received).toEqual([]);
});

test('removes addresses from errors', async () => {
  const { port } = await startMailServer({
    onRcptTo: ({ address }, _session, callback) => callback(reply(550, `<${address}>: no such user`)),
  });
  const error = await transport(port)
    .send(mail)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SendError);
  expect(error).toMatchObject({
    responseCode: 550,
    message: expect.stringContaining('<[address]>: no such user'),
  });
  expect(JSON.stringify(error) + String(error)).not.toContain(mail.to);
});

test('throws when the server hangs after the email, and sends the next one', async () => {
  let hangs = true;
  const { port } = await startMailServer({
    onData(stream, _session, callback) {
      stream.resume().on('end', () => {
        if (!hangs) callback();
      });
    },
  });
  // Long enough for the second email on a busy machine.
  const sender = transport(port, { socket: 1_000 });
  await expect(sender.send(mail)).rejects.toThrow(SendError);
  hangs = false;
  await sender.send(mail);
});

test('throws when the server never stops talking', async () => {
  const server = createServer((socket) => {
    const talk = setInterval(() => socket.write('220-wait\r\n'), 20);
    socket
      .on('error', () => {})
      .on('close', () => clearInterval(talk))
      .resume();
  }).listen(0, '127.0.0.1');
  opened.push(server);
  await expect(transport(await portOf(server), { total: 300 }).send(mail)).rejects.toThrow(SendError);
});

test('sends nothing when a required TLS is missing', async () => {
  const { received, port } = await startMailServer();
  await expect(transport(port, {}, '?tls=required').send(mail)).rejects.toThrow(SendError);
  expect(received).toEqual([]);
});

test('rejects an untrusted certificate', async () => {
  const { received, port } = await startMailServer({ disabledCommands: ['AUTH'] });
  await expect(transport(port, {}, '?tls=required').send(mail)).rejects.toThrow(/certificate/i);
  expect(received).toEqual([]);
});

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
