import { randomInt } from 'node:crypto';
import { parseJson } from '@riverfront/backend/fields/json';
import { deriveKey } from '@riverfront/backend/limits/secret';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey as derivePbkdf2Key } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { CaptchaProvider } from './captcha.ts';

const challengeSeconds = 10 * 60;

/**
 * At most 800 guesses of 1,000 rounds: 3 seconds where a processor is four times slower than a desktop's and the page
 * has no `crypto.subtle` (plain http; 0.94 ms a guess in script, 0.24 natively), and a cost to whoever sends thousands.
 */
const work = { cost: 1_000, guesses: [400, 800] } as const;

const text = z.string().max(500);

/** ALTCHA's payload, version 2. */
const answerShape = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: text,
      salt: text,
      cost: z.literal(work.cost),
      keyLength: z.number().int().min(1).max(64),
      keyPrefix: text,
      keySignature: text.optional(),
      expiresAt: z.number(),
      data: z.object({ action: text }),
    }),
    signature: text,
  }),
  solution: z.object({ counter: z.number().int().min(0), derivedKey: text, time: z.number().optional() }),
});

/**
 * Creates the provider ALTCHA: proof of work in the browser, without a third party or a key to obtain.
 * @param guesses least and most guesses that a solution takes; tests that only need a solution take few
 */
export function altcha(secret: string, guesses: readonly [number, number] = work.guesses): CaptchaProvider {
  const keys = {
    hmacSignatureSecret: deriveKey(secret, 'riverfront altcha challenge').toString('hex'),
    hmacKeySignatureSecret: deriveKey(secret, 'riverfront altcha key').toString('hex'),
  };
  return {
    async challenge(action) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(...guesses),
        data: { action },
        expiresAt: new Date(Date.now() + challengeSeconds * 1_000),
        deriveKey: derivePbkdf2Key,
        ...keys,
      });
      return { provider: 'altcha', challenge: { ...challenge } };
    },
    async verify(action, answer) {
      const given = parse(answer);
      if (!given || given.challenge.parameters.data.action !== action) return { human: false };
      const { verified } = await verifySolution({ ...given, deriveKey: derivePbkdf2Key, ...keys });
      if (!verified) return { human: false };
      return { human: true, once: { id: `altcha:${given.challenge.signature}`, seconds: challengeSeconds } };
    },
  };
}

/** Parses ALTCHA's payload, base64 of JSON; undefined when it is malformed. */
function parse(answer: string): z.output<typeof answerShape> | undefined {
  return answerShape.safeParse(parseJson(Buffer.from(answer, 'base64').toString('utf8'))).data;
}
