import { encode } from 'uqr';
import { seal, unseal } from '../mails/seal.ts';
import { keyAddress, newKey } from './totp.ts';

/** Minutes between being shown a key and typing its first code. */
const minutes = 30;

/** A key on offer. It counts when its first code was typed. */
export interface Enrolment {
  /** Given back with the code; sealed, so that nothing is kept here before. */
  enrolment: string;
  /** To type where no picture can be read. */
  key: string;
  /** The picture as an SVG path, one unit for each square. */
  path: string;
  /** Its width and height in squares. */
  size: number;
}

/** Offers a new key to an account. */
export function offerKey(secret: string, account: { id: number; email: string }): Enrolment {
  const key = newKey();
  const { data, size } = encode(keyAddress(key, account.email), { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const offer = JSON.stringify({ account: account.id, key, until: Date.now() + minutes * 60_000 });
  return { enrolment: seal(secret, offer, 'riverfront second factor enrolment'), key, path, size };
}

/** The key that was offered to this account; undefined when it was another's, or too long ago. */
export function offeredKey(secret: string, enrolment: string, account: number): string | undefined {
  try {
    const offer: unknown = JSON.parse(unseal(secret, enrolment, 'riverfront second factor enrolment'));
    if (typeof offer !== 'object' || offer === null) return undefined;
    const { account: whose, key, until } = offer as { account?: number; key?: string; until?: number };
    return whose === account && (until ?? 0) > Date.now() ? key : undefined;
  } catch {
    // Changed on the way or sealed with an older secret: the same as none.
    return undefined;
  }
}
