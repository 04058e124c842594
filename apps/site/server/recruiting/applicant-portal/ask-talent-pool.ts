import { inTransaction } from '@riverfront/backend/database/transaction';
import { createTokens } from '@riverfront/backend/limits/tokens/signed-token';
import { markTalentPoolAsked } from '@riverfront/backend/privacy/retention/due';
import { enqueueEmail } from '@riverfront/backend/queue/deliveries/emails';
import type { Queue } from '@riverfront/backend/queue/queue';
import { toCompanyDate } from '@riverfront/backend/time/company-time';
import type { Payload } from 'payload';
import { changeApplication } from './change-application.ts';

interface AskOptions {
  payload: Payload;
  queue: Queue;
  secret: string;
}

/** Emails of one transaction. */
const batchSize = 50;

/**
 * Asks the applicants whose time in the talent pool ends within 30 days whether to keep or erase their application.
 * Without an answer the retention task erases it at the end.
 * @returns how many were asked
 */
export async function askTalentPool(options: AskOptions): Promise<number> {
  const count = await askBatch(options);
  options.queue.wake('mail');
  return count < batchSize ? count : count + (await askTalentPool(options));
}

function askBatch({ payload, queue, secret }: AskOptions): Promise<number> {
  const now = new Date();
  return inTransaction(payload, async (transaction) => {
    const { req, execute } = transaction;
    const ids = await markTalentPoolAsked(execute, now, batchSize);
    const shared = { depth: 0, req } as const;
    const { careersEmail } = await payload.findGlobal({ slug: 'recipients', ...shared });
    for (const id of ids) {
      const doc = await payload.findByID({ collection: 'applications', id, joins: false, ...shared });
      const { reference, email, firstName = null, jobTitle = null, talentPool } = doc;
      const end = new Date(talentPool?.until ?? now);
      const seconds = Math.ceil((end.getTime() - now.getTime()) / 1_000);
      const token = createTokens(secret).sign('talent-pool', { reference }, seconds);
      const data = { reference, firstName, jobTitle, until: end.toISOString(), token };
      await enqueueEmail(transaction, queue, secret, {
        mail: { kind: 'talent-pool-ending', data },
        to: email,
        replyTo: careersEmail,
        about: reference,
      });
      const text = `Talent pool: asked by email whether to keep the application; without an answer it is erased on ${toCompanyDate(end)}.`;
      await changeApplication(transaction, doc, text, {}, 'The site');
    }
    return ids.length;
  });
}
