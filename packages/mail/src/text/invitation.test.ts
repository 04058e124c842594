import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import ical from 'node-ical';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { company, samples } from '../../testing/samples.ts';
import { messageId } from '../addresses.ts';
import { renderEmail } from '../render-email.ts';
import { smtpTransport } from '../transport/smtp.ts';

const from = 'Riverfront Consulting <no-reply@riverfront.example>';
const { appointment: data } = samples;

test('reaches a mail server as an invitation and as its cancellation', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, _session, callback) {
      received.push(Buffer.concat(await stream.toArray()).toString());
      callback();
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const transport = smtpTransport({
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    from,
  });
  for (const [sequence, method] of (['REQUEST', 'CANCEL'] as const).entries()) {
    const invitation = data.invitation && { ...data.invitation, method, sequence };
    const email = await renderEmail({ kind: 'appointment', data: { ...data, invitation } }, company);
    await transport.send({ ...email, to: 'mira@riverfront.example', messageId: messageId(method, from) });
  }
  await new Promise<void>((resolve) => server.close(() => resolve()));
  const [request = '', cancel = ''] = received;
  expect(request).toMatch(/^Content-Type: text\/calendar; charset=utf-8;\s+method=REQUEST/m);
  expect(cancel).toMatch(/^Content-Type: text\/calendar; charset=utf-8;\s+method=CANCEL/m);
  const { attachments } = await PostalMime.parse(cancel);
  const [part] = attachments.filter(({ mimeType }) => mimeType === 'text/calendar');
  expect(new TextDecoder().decode(part?.content as ArrayBuffer)).toContain('SEQUENCE:1');
});

test('is read by another parser, with nothing that a text of it could add', async () => {
  const attack = 'A "title"\r\nATTENDEE:mailto:evil@evil.example;,\\n';
  const change = { title: attack, place: attack, guest: attack, invitation: data.invitation };
  const email = { kind: 'appointment', data: { ...data, ...change } } as const;
  const { calendar } = await renderEmail(email, company);
  const parsed = ical.sync.parseICS(calendar?.content ?? '');
  const event = Object.values(parsed).find((component) => component?.type === 'VEVENT');
  expect(event).toMatchObject({
    uid: data.invitation?.uid,
    sequence: 0,
    status: 'CONFIRMED',
    start: new Date('2026-11-24T04:30:00Z'),
    end: new Date('2026-11-24T05:15:00Z'),
    organizer: { val: 'mailto:careers@riverfront.example' },
    attendee: [{ val: 'MAILTO:juergen@mail.example' }, { val: 'MAILTO:mira@riverfront.example' }],
  });
  expect(event?.description).toBe(
    'Tuesday, November 24, 2026 at 10:00 (Asia/Kolkata)\nTuesday, November 24, 2026 at 05:30 (Europe/Berlin)\nRA-4M8ZW2HD',
  );
  expect(calendar?.content).not.toMatch(/^ATTENDEE:mailto:evil/m);
});
