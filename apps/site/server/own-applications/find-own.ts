import type { Application } from '@riverfront/content';
import { sql, type Transaction } from '@riverfront/content/transaction';
import type { Payload, Where } from 'payload';
import { Refusal } from '../commands/refusal.ts';

/** Nobody has that many; a script that applies for others does not get to see an endless list either. */
const most = 100;

/** Every application under an e-mail address, newest first. */
export async function findOwn(payload: Payload, email: string): Promise<Application[]> {
  const { docs } = await payload.find({ ...search(email), limit: most, pagination: false });
  return docs;
}

/**
 * One application of this address. Another's is as unknown as one that never was.
 * @throws {Refusal} 404
 */
export async function findOneOwn(payload: Payload, email: string, reference: string): Promise<Application> {
  const { docs } = await payload.find({
    ...search(email, { reference: { equals: reference } }),
    limit: 1,
    pagination: false,
  });
  if (!docs[0]) throw unknown();
  return docs[0];
}

/**
 * The same in a transaction, which alone may change it until it ends.
 * @throws {Refusal} 404
 */
export async function lockOwn(
  { payload, req, execute }: Transaction,
  email: string,
  reference: string,
): Promise<Application> {
  const { rows } = await execute(sql`
    select id from applications where reference = ${reference} and email = ${email} for update`);
  const [row] = rows as { id: number }[];
  const doc =
    row &&
    (await payload.findByID({
      collection: 'applications',
      id: row.id,
      depth: 0,
      joins: false,
      disableErrors: true,
      overrideAccess: true,
      req,
    }));
  if (!doc) throw unknown();
  return doc;
}

function search(email: string, and: Where = {}) {
  return {
    collection: 'applications',
    where: { and: [{ email: { equals: email } }, and] } as Where,
    sort: '-createdAt',
    depth: 0,
    joins: false,
    overrideAccess: true,
  } as const;
}

function unknown(): Refusal {
  return new Refusal(
    404,
    'not-found',
    'We keep no application with this number under your email address. It may have been erased already.',
  );
}
