import type { CaptchaAction, CaptchaTask } from '@riverfront/contract';

/** One way to tell people from programs; which one is configuration. */
export interface HumanCheckProvider {
  /** What the browser has to do. */
  challenge(action: CaptchaAction): Promise<CaptchaTask>;
  /**
   * Judges what the browser sends back. `onceId` names what must not be accepted again, where
   * the provider does not see to that itself; `seconds` is how long it could come again.
   * @throws {Error} when the judgement cannot be had
   */
  judge(action: CaptchaAction, answer: string): Promise<Verdict>;
}

export type Verdict = { human: false } | { human: true; once?: { id: string; seconds: number } };
