import { ok } from './common.ts';
import { email, line, noticeVersion, optionalLine, phone, submissionKey, token, typed } from './fields.ts';
import { messages } from './messages.ts';
import { z } from './zod.ts';

/** Name of the honeypot field, which people do not see. */
const trapField = 'website';

export const contactMessage = z
  .object({
    name: line(200),
    phone,
    email,
    organization: optionalLine(120),
    country: optionalLine(80).describe("The country's English name, empty if none was chosen"),
    message: typed(5_000).pipe(z.string().min(1, messages.required)),
    topic: optionalLine(160).meta({
      description:
        'Path of what the visitor was reading before: a service, solution, article, case study or office',
      example: '/services/sap-s4hana-migration',
    }),
    page: optionalLine(200).describe('Path of the page the form stood on'),
    noticeVersion,
    submissionKey,
    filledInMs: z.coerce
      .number()
      .int()
      .min(0)
      .max(1e10)
      .optional()
      .describe(
        'Milliseconds between the first look at the form and sending it; messages without it are accepted three times an hour from one network',
      ),
    captcha: token
      .optional()
      .describe('Pass from /api/captcha/verify; asked for when a message looks like spam'),
    [trapField]: z.string().max(500).optional().describe('Left empty by people'),
  })
  .meta({ id: 'ContactMessage' });
export type ContactMessage = z.output<typeof contactMessage>;

export const contact = {
  summary: 'Send a message to sales',
  body: contactMessage,
  response: ok({
    message: z.string(),
    reference: z
      .string()
      .meta({ description: 'Number of the message, for later questions', example: 'RM-7K3QX9TB' }),
  }),
};
