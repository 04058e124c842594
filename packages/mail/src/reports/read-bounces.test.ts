import { describe, expect, test } from 'vitest';
import { explainFailure } from '../transport/transport.ts';
import { readBounces } from './read-bounces.ts';

const to = 'asha@textiles.example';
const id = `${'0123456789'.repeat(4)}@riverfront.example`;

const dsn = `From: MAILER-DAEMON@mx.example
To: no-reply@riverfront.example
Content-Type: multipart/report; report-type=delivery-status; boundary="b"
Message-ID: <another@mx.example>

--b
Content-Type: text/plain

I am sorry.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; postbox@textiles.example
Original-Recipient: rfc822;${to}
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <${to}>:
 No such user

--b
Content-Type: text/rfc822-headers

Subject: Your message
Message-ID: <${id}>

--b--`;

test('reads recipients, reason and Message-IDs of a bounce email', () => {
  expect(readBounces(dsn.replaceAll('\n', '\r\n'))).toEqual([
    {
      recipients: ['postbox@textiles.example', to],
      reason: `550 5.1.1 <${to}>: No such user`,
      messageIds: ['another@mx.example', id],
    },
  ]);
});

test('ignores a delayed email', () => {
  expect(readBounces(dsn.replace('Action: failed', 'Action: delayed'))).toEqual([]);
});

test('reads long headers and nested events in linear time', () => {
  expect(readBounces(dsn.replace('postbox@', `${';'.repeat(5_000_000)}@`))).toHaveLength(1);
  const nested = JSON.stringify({ event: 'hard_bounce', email: to, more: 0 });
  const deep = nested.replace('0', '['.repeat(100_000) + ']'.repeat(100_000));
  expect(readBounces(deep)).toMatchObject([{ recipients: [to], messageIds: [to] }]);
});

const ses = {
  notificationType: 'Bounce',
  bounce: {
    bounceType: 'Permanent',
    bouncedRecipients: [
      { emailAddress: to, status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 user unknown' },
    ],
  },
  mail: { messageId: '00000137860315fd', commonHeaders: { messageId: `<${id}>` } },
};

describe.each([
  [
    'Postmark',
    { RecordType: 'Bounce', Type: 'HardBounce', Email: to, Details: 'smtp;550 5.1.1', Metadata: { m: id } },
  ],
  [
    'SendGrid',
    [{ event: 'bounce', email: to, reason: '550 5.1.1 unknown', status: '5.1.1', 'smtp-id': `<${id}>` }],
  ],
  [
    'Mailgun',
    {
      signature: {},
      'event-data': {
        event: 'failed',
        severity: 'permanent',
        recipient: to,
        'delivery-status': { code: 550, message: '5.1.1 unknown' },
        message: { headers: { 'message-id': id } },
      },
    },
  ],
  ['Brevo', { event: 'hard_bounce', email: to, reason: '550 5.1.1 unknown', 'message-id': `<${id}>` }],
  ['Amazon SES', ses],
  ['Amazon SNS', { Type: 'Notification', Message: JSON.stringify(ses) }],
])('%s', (_name, event) => {
  test('reads a permanent failure', () => {
    const [bounce, ...others] = readBounces(JSON.stringify(event));
    expect(others).toEqual([]);
    expect(bounce?.recipients).toEqual([to]);
    expect(bounce?.reason).toMatch(/^(?:smtp;)?550 5\.1\.1/);
    expect(bounce?.messageIds).toContain(id);
  });
});

test.each([
  '',
  'nothing of the kind',
  'null',
  '{}',
  JSON.stringify({ RecordType: 'Delivery', Recipient: to }),
  JSON.stringify({ RecordType: 'Bounce', Type: 'Transient', Email: to }),
  JSON.stringify([
    { event: 'delivered', email: to },
    { event: 'deferred', email: to },
  ]),
  JSON.stringify({ 'event-data': { event: 'failed', severity: 'temporary', recipient: to } }),
  JSON.stringify({ Type: 'Notification', Message: 'not JSON' }),
])('ignores %s', (body) => {
  expect(readBounces(body)).toEqual([]);
});

test.each([
  ['all recipients were rejected: 550 5.1.1 User unknown', 'There is no mailbox with this address.'],
  ['550 No such user here', 'The mail server of the receiver does not take emails for this address.'],
  ['452 4.2.2 Over quota', 'The mailbox is full.'],
  ['554 5.7.1 Listed by 192.0.2.1', 'The mail server of the receiver does not take emails from us.'],
  ['554 Transaction failed', 'The mail server of the receiver rejected the email.'],
  ['connect ECONNREFUSED 127.0.0.1:587', 'The email could not be handed to a mail server.'],
])('%s', (reason, text) => {
  expect(explainFailure(reason)).toBe(`${text} (${reason})`);
});
