import { ok } from './common.ts';
import { token } from './fields.ts';
import { z } from './zod.ts';

/** What a captcha is for; `job_application` is the specification's name. */
export const captchaActions = ['job_application', 'contact'] as const;
export type CaptchaAction = (typeof captchaActions)[number];

export const captchaChallenge = {
  body: z.object({ action: z.enum(captchaActions) }),
  response: ok({
    task: z.discriminatedUnion('provider', [
      z.object({
        provider: z.literal('altcha'),
        challenge: z
          .record(z.string(), z.unknown())
          .meta({ description: 'Proof-of-work challenge of ALTCHA' }),
      }),
      z.object({ provider: z.literal('recaptcha'), siteKey: z.string() }),
    ]),
  }),
};
export type CaptchaTask = z.output<typeof captchaChallenge.response>['task'];

export const captchaVerify = {
  body: z.object({
    action: z.enum(captchaActions),
    answer: z
      .string()
      .min(1)
      .max(10_000)
      .meta({ description: "The provider's answer: ALTCHA's payload or reCAPTCHA's token" }),
  }),
  response: ok({
    captcha: token.meta({ description: 'Pass for one submission' }),
    validForSeconds: z.number().int().positive(),
  }),
};
