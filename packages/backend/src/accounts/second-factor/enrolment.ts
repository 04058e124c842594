import { generateSecret, generateURI } from 'otplib';
import type { Payload } from 'payload';
import { encode } from 'uqr';
import { z } from 'zod';
import { encrypt, tryDecrypt } from '../../limits/secret.ts';

/** Minutes between showing a key and typing its first code. */
const minutes = 30;

/** A key on offer, also as a QR code: an SVG path of one unit for each module. */
export type Enrolment = Awaited<ReturnType<typeof offerKey>>;

/** Offers an account a new key for its authenticator app: 160 bits, in Base32. */
export async function offerKey(payload: Payload, account: { id: number; email: string }) {
  const { companyName } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  const key = generateSecret();
  const uri = generateURI({ issuer: `${companyName || 'Company'} staff`, label: account.email, secret: key });
  const { data, size } = encode(uri, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const offer = JSON.stringify({ account: account.id, key, until: Date.now() + minutes * 60_000 });
  // Sent back with the code; encrypted, so that nothing has to be stored before.
  return { enrolment: encrypt(payload.secret, offer, 'riverfront second factor enrolment'), key, path, size };
}

const offerSchema = z.object({ account: z.number(), key: z.string(), until: z.number() });

/** The key that was offered to this account; undefined when it was offered to another one or has expired. */
export function offeredKey(secret: string, enrolment: string, account: number): string | undefined {
  // Undefined when it was tampered with, or encrypted with an older secret.
  const text = tryDecrypt(secret, enrolment, 'riverfront second factor enrolment');
  const offer = text && offerSchema.parse(JSON.parse(text));
  return offer && offer.account === account && offer.until > Date.now() ? offer.key : undefined;
}
