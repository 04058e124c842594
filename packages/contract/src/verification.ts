import { key, ok } from './common.ts';
import { email, token } from './fields.ts';
import { messages } from './messages.ts';
import { toCode } from './normalise.ts';
import { z } from './zod.ts';

/** Digits of a one-time code. */
export const codeLength = 6;

export const sendOtp = {
  body: z.object({ email }),
  response: ok({
    message: z.string(),
    requestId: z
      .uuid()
      .meta({ description: 'The request that the code belongs to; sent along when verifying' }),
    resendAfterSeconds: z.number().int().min(0),
    validForSeconds: z.number().int().positive(),
  }),
};

/** An earlier application for the same job. */
const earlierApplication = z.object({ reference: z.string(), receivedAt: z.iso.datetime() });
export type EarlierApplication = z.infer<typeof earlierApplication>;

export const verifyOtp = {
  body: z.object({
    email,
    otp: z
      .string(messages.codeNeeded)
      .transform(toCode)
      .pipe(
        z
          .string()
          .min(1, messages.codeNeeded)
          .regex(/^\d{6}$/, messages.codeWrong),
      ),
    requestId: z
      .uuid()
      .optional()
      .meta({ description: 'Without it, the newest code that this network asked for counts' }),
    jobId: key.optional().meta({ description: 'The job that the e-mail is verified for' }),
  }),
  response: ok({
    message: z.string(),
    emailToken: token.meta({
      description: 'Proof that the e-mail is verified; goes along with the application',
    }),
    validForSeconds: z.number().int().positive(),
    earlierApplication: earlierApplication
      .optional()
      .meta({ description: 'The newest application of this e-mail for `jobId` that was not withdrawn' }),
  }),
};
