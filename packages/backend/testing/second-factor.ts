import { setTimeout as sleep } from 'node:timers/promises';
import { generate } from 'otplib';
import type { Rest } from './rest.ts';

/** The code of a time step: each is accepted once, so tests use several. @param steps from now */
export async function codeAt(key: string, steps: number): Promise<string> {
  // The step before this one is too old as soon as this one ends. Timers may be a millisecond early.
  const left = 30_000 - (Date.now() % 30_000);
  if (steps < 0 && left < 5_000) await sleep(left + 50);
  return generate({ secret: key, epoch: Math.floor(Date.now() / 1_000) + steps * 30 });
}

/** Sets up a second factor with the code of a time step. @throws when the code is rejected */
export async function enrol(rest: Rest, token: string, steps: number) {
  const { key, enrolment } = (await rest('POST', '/users/second-factor/enrol', { token, body: {} })).body;
  const body = { enrolment, code: await codeAt(String(key), steps) };
  const confirmed = await rest('POST', '/users/second-factor/confirm', { token, body });
  if (confirmed.status !== 200) throw new Error(`The set-up answers ${confirmed.status}.`);
  const { token: session, recoveryCodes } = confirmed.body;
  return { key: String(key), token: String(session), recoveryCodes: recoveryCodes as string[] };
}
