import { messages } from '@riverfront/contract';
import type { ApplyDeps } from '../applications/apply.ts';
import { Refusal } from '../commands/refusal.ts';

/** What applicants' own commands are done with. */
export type OwnDeps = Pick<
  ApplyDeps,
  'payload' | 'queue' | 'limits' | 'verification' | 'resumes' | 'inspect' | 'resumesDir' | 'scans'
>;

/**
 * The e-mail whose data a proof opens.
 * @throws {Refusal} 403 when it is no proof for this, or too old; 429
 */
export async function ownerOf(
  { verification, limits }: OwnDeps,
  proof: string | undefined,
  network: string,
): Promise<string> {
  await limits().count('own-address', network);
  const email = verification.ownerOf(proof);
  if (email === undefined) throw new Refusal(403, 'email-unverified', messages.ownProofNeeded);
  return email;
}
