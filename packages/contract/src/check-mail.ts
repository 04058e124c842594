import { ok } from './common.ts';
import { z } from './zod.ts';

/** Whether an email with a reference came from the company. */
export const checkMail = {
  summary: 'Whether an email came from the company',
  body: z.object({
    reference: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^R[AM]-[0-9A-Z]{8}$/, 'A reference looks like RA-7K3QX9TB. It is in the email.')
      .meta({ example: 'RA-7K3QX9TB' }),
  }),
  response: ok({
    mails: z
      .array(
        z.object({
          sentOn: z.iso.date(),
          subject: z.string().nullable().describe('Null where a person wrote it'),
        }),
      )
      .describe('Empty: no email with this reference came from us'),
  }),
};
