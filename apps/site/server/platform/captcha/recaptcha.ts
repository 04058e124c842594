import { z } from 'zod';
import type { CaptchaProvider } from './captcha.ts';

/** Google's default. */
const threshold = 0.5;

const reply = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
});

export interface RecaptchaOptions {
  siteKey: string;
  secret: string;
  fetch?: typeof fetch;
}

/** Creates the provider Google reCAPTCHA v3: a score from 0 (program) to 1 (person). Google accepts a token once. */
export function recaptcha({ siteKey, secret, fetch = globalThis.fetch }: RecaptchaOptions): CaptchaProvider {
  return {
    challenge: async () => ({ provider: 'recaptcha', siteKey }),
    async judge(action, answer) {
      const response = await fetch('https://www.google.com/recaptcha/api/siteverify', {
        method: 'POST',
        body: new URLSearchParams({ secret, response: answer }),
        signal: AbortSignal.timeout(5_000),
      });
      if (!response.ok) throw new Error(`reCAPTCHA answered ${response.status}`);
      const { success, score = 0, action: done } = reply.parse(await response.json());
      return { human: success && done === action && score >= threshold };
    },
  };
}
