import { randomUUID } from 'node:crypto';
import type { Tokens } from '@riverfront/content/tokens';
import { consumeToken } from '@riverfront/content/tokens/consume';
import { type Execute, execute } from '@riverfront/content/transaction';
import { type CaptchaAction, type CaptchaTask, messages } from '@riverfront/contract';
import type { Payload } from 'payload';
import { Refusal } from '../commands/refusal.ts';
import type { Limits } from '../limits/limits.ts';
import type { HumanCheckProvider, Verdict } from './human-check.ts';

/** As long as the proof of the e-mail, so that both last for the filling in of one form. */
const passSeconds = 30 * 60;

export interface Captcha {
  /** Begins a check. @throws {Refusal} 429 */
  challenge(action: CaptchaAction, network: string): Promise<CaptchaTask>;
  /** Ends a check with a pass for one submission. @throws {Refusal} 422 for a negative verdict */
  verify(action: CaptchaAction, answer: string): Promise<string>;
  /** Whether a pass is ours, in time, and for this action. It may still have been used. */
  isPass(action: CaptchaAction, pass: string | undefined): boolean;
  /**
   * Uses up a pass, in the transaction of what it allows.
   * @throws {Refusal} 403 when there is none, or it was used before
   */
  spendPass(execute: Execute, action: CaptchaAction, pass: string | undefined): Promise<void>;
  readonly passSeconds: number;
}

export interface CaptchaDeps {
  payload: () => Payload;
  limits: () => Limits;
  tokens: Tokens;
  provider: HumanCheckProvider;
}

/** The human check, whichever provider judges: challenge, verdict, pass. Each is accepted once. */
export function createCaptcha({ payload, limits, tokens, provider }: CaptchaDeps): Captcha {
  const read = (action: CaptchaAction, pass: string | undefined) => {
    const claims = tokens.read('captcha', pass);
    return claims?.action === action ? claims.id : undefined;
  };
  return {
    passSeconds,
    async challenge(action, network) {
      await limits().count('captcha-address', network);
      return provider.challenge(action);
    },
    async verify(action, answer) {
      const verdict: Verdict = await provider.judge(action, answer);
      const fresh =
        verdict.human &&
        (!verdict.once || (await consumeToken(execute(payload()), verdict.once.id, verdict.once.seconds)));
      if (!fresh) throw new Refusal(422, 'captcha-refused', messages.humanRefused);
      return tokens.sign('captcha', { action, id: randomUUID() }, passSeconds);
    },
    isPass: (action, pass) => read(action, pass) !== undefined,
    async spendPass(run, action, pass) {
      const id = read(action, pass);
      if (id && (await consumeToken(run, `pass:${id}`, passSeconds))) return;
      throw humanUnconfirmed(pass);
    },
  };
}

/** The refusal of a form whose human check is missing, too old, or was used before. */
export function humanUnconfirmed(pass: string | undefined): Refusal {
  return new Refusal(403, pass ? 'captcha-refused' : 'captcha-needed', messages.humanUnconfirmed, {
    errors: { captcha: messages.humanUnconfirmed },
  });
}
