import { ok } from './common.ts';
import { email, token } from './fields.ts';
import { messages } from './messages.ts';
import { z } from './zod.ts';

/** Digits of a one-time code (requirements, Security). */
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

export const verifyOtp = {
  body: z.object({
    email,
    otp: z
      .string(messages.codeNeeded)
      .transform((text) => text.replace(/[\s-]/g, ''))
      .pipe(
        z
          .string()
          .min(1, messages.codeNeeded)
          .regex(/^\d{6}$/, messages.codeWrong),
      ),
    requestId: z.uuid().optional().meta({ description: 'Without it, the newest code of the e-mail counts' }),
  }),
  response: ok({
    message: z.string(),
    emailToken: token.meta({
      description: 'Proof that the e-mail is verified; goes along with the application',
    }),
    validForSeconds: z.number().int().positive(),
  }),
};
