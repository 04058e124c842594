import { verifySync } from 'otplib';

/** Seconds of a time step (RFC 6238, section 5.2; the only period that every authenticator app supports). */
const period = 30;

/**
 * The time step of a code, or undefined when the code is not valid now. One step before and after is
 * accepted as well, because clocks of phones drift.
 */
export function stepOf(key: string, code: string): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = verifySync({ secret: key, token: code, epochTolerance: period });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
