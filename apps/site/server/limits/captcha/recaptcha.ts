import { z } from 'zod';
import { HttpError } from '../../api/http-error.ts';
import type { CaptchaProvider } from './captcha.ts';

/** Google's default. */
const threshold = 0.5;

const unavailable =
  'The human check is not available at the moment. Nothing you typed is lost; please try again in a few minutes.';

const reply = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
});

interface RecaptchaOptions {
  siteKey: string;
  secret: string;
  fetch?: typeof fetch;
}

/** Creates the provider Google reCAPTCHA v3: a score from 0 (program) to 1 (person). Google accepts a token once. */
export function recaptcha({ siteKey, secret, fetch = globalThis.fetch }: RecaptchaOptions): CaptchaProvider {
  return {
    challenge: async () => ({ provider: 'recaptcha', siteKey }),
    async verify(action, answer) {
      const { success, score = 0, action: done } = await verify(fetch, { secret, response: answer });
      return { human: success && done === action && score >= threshold };
    },
  };
}

/** @throws {HttpError} 503 when Google does not answer in 5 s, or with anything else than a result */
async function verify(fetch: typeof globalThis.fetch, body: { secret: string; response: string }) {
  try {
    const response = await fetch('https://www.google.com/recaptcha/api/siteverify', {
      method: 'POST',
      body: new URLSearchParams(body),
      signal: AbortSignal.timeout(5_000),
    });
    if (!response.ok) throw new Error(`reCAPTCHA answered ${response.status}`);
    return reply.parse(await response.json());
  } catch (cause) {
    throw new HttpError(503, 'away', unavailable, { cause, retryAfterSeconds: 30 });
  }
}
