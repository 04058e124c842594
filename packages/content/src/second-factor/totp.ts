import { generateSecret, generateURI, verifySync } from 'otplib';

/** Seconds of one step (RFC 6238, the only one that every authenticator app knows). */
const period = 30;

/** A new key for an authenticator app: 160 bits, in Base32. */
export function newKey(): string {
  return generateSecret();
}

/** The address that an authenticator app reads from the picture. */
export function keyAddress(key: string, email: string): string {
  return generateURI({ issuer: 'Riverfront staff', label: email, secret: key });
}

/**
 * The step whose code this is, or undefined when it is none of now. One step
 * before and after count as well, because clocks of phones are off by a little.
 */
export function stepOf(key: string, code: string): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = verifySync({ secret: key, token: code, epochTolerance: period });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
