import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest, Where } from 'payload';
import { decrypt } from '../src/limits/secret.ts';
import type { Application, Message } from '../src/payload-types.ts';

/** What the site stores with every submission of Asha Patel. */
function submission(prefix: string) {
  const submissionKey = randomUUID();
  const id = submissionKey.slice(0, 8);
  return { reference: `${prefix}-${id.toUpperCase()}`, submissionKey, email: `asha.${id}@mail.example` };
}

/** Creates an application as the site stores it, in the transaction of `req` if there is one. */
export function createApplication(
  payload: Payload,
  change: Partial<Application> = {},
  req?: PayloadRequest,
): Promise<Application> {
  const answers = { firstName: 'Asha', lastName: 'Patel', jobTitle: 'SAP consultant', stage: 'new' as const };
  const data = { ...submission('RA'), ...answers, ...change };
  return payload.create({ collection: 'applications', data, depth: 0, ...(req && { req }) });
}

/** Creates a message as the site stores it. */
export function createMessage(payload: Payload, change: Partial<Message> = {}): Promise<Message> {
  const answers = { name: 'Asha Patel', message: 'Please call me.', status: 'new' as const };
  const data = { ...submission('RM'), ...answers, ...change };
  return payload.create({ collection: 'messages', data, depth: 0 });
}

/** Reads stored emails, oldest first, with their decrypted content. */
export async function readEmails(payload: Payload, where: Where) {
  const emails = { collection: 'mails', where, sort: 'id', limit: 0, depth: 0 } as const;
  const { docs } = await payload.find({ ...emails, showHiddenFields: true });
  return docs.map((mail) => ({
    ...mail,
    content: JSON.parse(decrypt(payload.config.secret, mail.sealedData ?? '')) as {
      kind: string;
      data: Record<string, unknown>;
    },
  }));
}

/** Reads entries of the audit trail, oldest first, as `opened applications: RA-1`. */
export async function readTrail(payload: Payload, where: Where): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'audit-events', where, sort: 'id', limit: 0, depth: 0 });
  return docs.map(({ action, kind, summary, filter }) =>
    [`${action} ${kind}: ${summary}`, filter && JSON.stringify(filter)].filter(Boolean).join(' '),
  );
}

/** Reads the notes about an application or a message, oldest first. */
export async function readNotes(
  payload: Payload,
  collection: 'application-notes' | 'message-notes',
  about: number,
) {
  const where = { about: { equals: about } };
  return (await payload.find({ collection, where, sort: 'id', limit: 0, depth: 0 })).docs;
}

/** Schedules a publication, which is due unless `at` is later. */
export function createSchedule(
  payload: Payload,
  options: {
    collection: 'blogs' | 'pages';
    id: number;
    user?: number;
    type?: 'publish' | 'unpublish';
    at?: Date;
  },
) {
  const { collection, id, user, type = 'publish', at = new Date(Date.now() - 1_000) } = options;
  const input = {
    type,
    doc: { relationTo: collection, value: String(id) },
    ...(user && { user: { relationTo: 'users', value: user } }),
  };
  const data = { taskSlug: 'schedulePublish' as const, input, waitUntil: at.toISOString() };
  return payload.create({ collection: 'payload-jobs', data });
}

/** Reads what an article needs for publication, besides a title, from one of the sample. */
export async function readArticle(payload: Payload) {
  const where = { sample: { equals: true }, _status: { equals: 'published' } };
  const { docs } = await payload.find({ collection: 'blogs', where, limit: 1, depth: 0 });
  if (!docs[0]) throw new Error('There is no sample.');
  const { category, publishedOn, image, description, subtitle } = docs[0];
  return { category, publishedOn, image, description, subtitle };
}

/** Makes a rich text of one paragraph. */
export const toRichText = (...children: object[]) => ({
  root: { type: 'root', version: 1, children: [{ type: 'paragraph', version: 1, children }] },
});
export const toText = (text: string) => ({ type: 'text', version: 1, text });

/** A PNG image of one pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
