import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';

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
