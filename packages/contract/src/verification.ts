import { key, ok } from './common.ts';
import { email, token } from './fields.ts';
import { messages } from './messages.ts';
import { toCode } from './normalise.ts';
import { z } from './zod.ts';

/** Digits of a one-time code. */
export const codeLength = 6;

export const sendOtp = {
  summary: 'Send a one-time code to an email address',
  body: z.object({ email }),
  response: ok({
    message: z.string(),
    requestId: z.uuid().describe('The request that the code belongs to; sent along when verifying'),
    resendAfterSeconds: z.number().int().min(0),
    validForSeconds: z.number().int().positive(),
  }),
};

/** An earlier application for the same job. */
const earlierApplication = z.object({ reference: z.string(), receivedAt: z.iso.datetime() });
export type EarlierApplication = z.infer<typeof earlierApplication>;

export const verifyOtp = {
  summary: 'Prove an email address with the code sent to it',
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
    requestId: z.uuid().optional().describe('Without it, the newest code that this network asked for counts'),
    jobId: key.optional().describe('The job that the email is verified for'),
  }),
  response: ok({
    message: z.string(),
    emailToken: token.describe('Proof that the email is verified; goes along with the application'),
    validForSeconds: z.number().int().positive(),
    earlierApplication: earlierApplication
      .optional()
      .describe('The newest application of this email for `jobId` that was not withdrawn'),
  }),
};

/** What a captcha is for; `job_application` is the specification's name. */
const captchaActions = ['job_application', 'contact'] as const;
export type CaptchaAction = (typeof captchaActions)[number];

export const captchaChallenge = {
  summary: 'Request a captcha challenge',
  body: z.object({ action: z.enum(captchaActions) }),
  response: ok({
    task: z.discriminatedUnion('provider', [
      z.object({
        provider: z.literal('altcha'),
        challenge: z.record(z.string(), z.unknown()).describe('Proof-of-work challenge of ALTCHA'),
      }),
      z.object({ provider: z.literal('recaptcha'), siteKey: z.string() }),
    ]),
  }),
};
export type CaptchaTask = z.output<typeof captchaChallenge.response>['task'];

export const captchaVerify = {
  summary: 'Verify a captcha solution',
  body: z.object({
    action: z.enum(captchaActions),
    answer: z
      .string()
      .min(1)
      .max(10_000)
      .describe("The provider's answer: ALTCHA's payload or reCAPTCHA's token"),
  }),
  response: ok({
    captcha: token.describe('Pass for one submission'),
    validForSeconds: z.number().int().positive(),
  }),
};
