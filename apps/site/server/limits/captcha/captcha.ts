import { randomUUID } from 'node:crypto';
import { type Execute, execute } from '@riverfront/backend/database/transaction';
import { consumeToken } from '@riverfront/backend/limits/consume-token';
import type { Tokens } from '@riverfront/backend/limits/secret';
import { type CaptchaAction, type CaptchaTask, messages } from '@riverfront/contract';
import type { Payload } from 'payload';
import { HttpError } from '../../api/http-error.ts';
import type { Limits } from '../limits.ts';

/** A captcha service; which one is configuration. */
export interface CaptchaProvider {
  /** Creates the task of the browser. */
  challenge(action: CaptchaAction): Promise<CaptchaTask>;
  /** Verifies the browser's answer. @throws {Error} when it cannot be verified */
  verify(action: CaptchaAction, answer: string): Promise<CaptchaResult>;
}

/** `once` names an answer that the provider itself would accept again, and for how many seconds. */
type CaptchaResult = { human: false } | { human: true; once?: { id: string; seconds: number } };

/** As long as the proof of the email address, so that both last for one form. */
const passSeconds = 30 * 60;

export interface Captcha {
  /** Creates a challenge. @throws {HttpError} 429 */
  challenge(action: CaptchaAction, network: string): Promise<CaptchaTask>;
  /** Verifies an answer and returns a captcha token for one submission. @throws {HttpError} 422, 429, 503 */
  verify(action: CaptchaAction, answer: string, network: string): Promise<string>;
  /** Whether a captcha token is valid for this action; it may have been consumed. */
  isPass(action: CaptchaAction, pass: string | undefined): boolean;
  /** Consumes a captcha token in the transaction of what it allows. @throws {HttpError} 403 */
  consumeToken(execute: Execute, action: CaptchaAction, pass: string | undefined): Promise<void>;
  readonly passSeconds: number;
}

interface CaptchaOptions {
  payload: () => Payload;
  limits: Limits;
  tokens: Tokens;
  provider: CaptchaProvider;
}

/** Creates the captcha: challenge, answer, token. Answers and tokens are accepted once. */
export function createCaptcha({ payload, limits, tokens, provider }: CaptchaOptions): Captcha {
  const readId = (action: CaptchaAction, pass: string | undefined) => {
    const claims = tokens.read('captcha', pass);
    return claims?.action === action ? claims.id : undefined;
  };
  return {
    passSeconds,
    async challenge(action, network) {
      await limits.count('captcha-address', network);
      return provider.challenge(action);
    },
    async verify(action, answer, network) {
      await limits.count('captcha-verify-address', network);
      const result = await provider.verify(action, answer);
      const isFresh =
        result.human &&
        (!result.once || (await consumeToken(execute(payload()), result.once.id, result.once.seconds)));
      if (!isFresh) throw new HttpError(422, 'captcha-refused', messages.captchaRejected);
      return tokens.sign('captcha', { action, id: randomUUID() }, passSeconds);
    },
    isPass: (action, pass) => readId(action, pass) !== undefined,
    async consumeToken(run, action, pass) {
      const id = readId(action, pass);
      if (id && (await consumeToken(run, `pass:${id}`, passSeconds))) return;
      throw captchaMissing(pass);
    },
  };
}

/** Creates the error of a form whose captcha token is missing, expired or consumed. */
export function captchaMissing(pass: string | undefined): HttpError {
  return new HttpError(403, pass ? 'captcha-refused' : 'captcha-needed', messages.captchaMissing, {
    errors: { captcha: messages.captchaMissing },
  });
}
