import type { EmailAdapter } from 'payload';

/** Every mail of ours goes through `enqueueMail`; without an adapter Payload would write links into the log. */
export const noMailByPayload: EmailAdapter = () => ({
  name: 'queue',
  defaultFromAddress: 'no-reply@invalid.example',
  defaultFromName: 'Nobody',
  sendEmail: () => Promise.reject(new Error('Mails are sent by enqueueMail alone.')),
});
