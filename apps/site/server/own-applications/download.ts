import type { Application } from '@riverfront/content';
import { recordAudit } from '@riverfront/content/audit';
import { withoutOwnerChange } from '@riverfront/content/hiring';
import { downloadedFields } from '@riverfront/content/hiring/seen-by-applicant';
import { NotKept } from '@riverfront/content/resumes';
import { inTransaction } from '@riverfront/content/transaction';
import { makeZip } from 'client-zip';
import type { Payload } from 'payload';
import { findOwn } from './find-own.ts';
import type { OwnDeps } from './own-deps.ts';

interface KeptFile {
  storedName: string;
  /** Where it lies in the zip file. */
  path: string;
  lastModified: Date;
}

const readme = `This is everything that we keep about your applications.

my-application.json   what you entered, where each application stands, what our
                      recruiters noted about it, the mails about it, and when it
                      was opened
RA-…/                 the file of each application, as you sent it

Who of our staff did or wrote something is left out, because it is their personal
data. What recruiters noted about you, the rating and the reason of a rejection
included, is yours to read (GDPR, article 15). The reason why something has to be
kept (a legal hold) is left out, because it can be about others.

Messages that you sent with the contact form are not part of this file. To see,
correct or erase those, write to the address in our privacy policy.
`;

/**
 * Everything kept about an applicant as a zip file, made while it is sent.
 * Staff are not named in it: it is a copy of the applicant's data, not of theirs.
 * @throws {Refusal} 429; StorageUnavailable when the files cannot be read
 */
export async function download(deps: OwnDeps, email: string): Promise<Response> {
  return deps.limits().countFor([['own-download', email]], () => collect(deps, email));
}

async function collect(deps: OwnDeps, email: string): Promise<Response> {
  const { payload } = deps;
  const docs = await findOwn(payload(), email);
  const files: KeptFile[] = [];
  const applications: object[] = [];
  for (const doc of docs) {
    const file = await fileOf(deps, doc);
    if (file) files.push(file);
    applications.push(await everythingAbout(payload(), doc, file?.path ?? null));
  }
  await inTransaction(payload(), async ({ req }) => {
    for (const { id, reference } of docs)
      await recordAudit(req, {
        action: 'downloaded',
        kind: 'applications',
        record: id,
        summary: `The data of application ${reference} was downloaded by its applicant.`,
        actorName: 'An applicant',
      });
  });
  const madeAt = new Date();
  const json = JSON.stringify({ madeAt: madeAt.toISOString(), email, applications }, null, 2);
  return new Response(makeZip(entries(deps, files, json, madeAt)), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-application.zip"',
    },
  });
}

async function* entries({ resumes }: OwnDeps, files: KeptFile[], json: string, lastModified: Date) {
  yield { name: 'README.txt', input: readme, lastModified };
  yield { name: 'my-application.json', input: json, lastModified };
  for (const { storedName, path, lastModified } of files) {
    // Whole files: a stream that nobody reads to its end, because the visitor left, would stay open.
    const { stream } = await resumes.open(storedName);
    yield { name: path, input: Buffer.concat(await stream.toArray()), lastModified };
  }
}

/** The file of an application, if the store has it; asked before the answer begins, which could not say no any more. */
async function fileOf({ resumes }: OwnDeps, doc: Application): Promise<KeptFile | undefined> {
  const { storedName, fileName, scan } = doc.resume ?? {};
  if (!storedName || scan === 'infected') return undefined;
  try {
    const { stream } = await resumes.open(storedName);
    stream.destroy();
  } catch (error) {
    if (error instanceof NotKept) return undefined;
    throw error;
  }
  return {
    storedName,
    path: `${doc.reference}/${fileName ?? 'resume'}`,
    lastModified: new Date(doc.updatedAt),
  };
}

async function everythingAbout(payload: Payload, doc: Application, path: string | null): Promise<object> {
  const { id } = doc;
  const { resume, ...fields } = downloadedFields(doc);
  const every = { limit: 1_000, pagination: false, depth: 0, overrideAccess: true } as const;
  const [notes, mails, events] = await Promise.all([
    payload.find({
      collection: 'application-notes',
      where: { about: { equals: id } },
      sort: 'createdAt',
      ...every,
    }),
    payload.find({
      collection: 'mails',
      where: { about: { equals: doc.reference } },
      sort: 'createdAt',
      ...every,
    }),
    payload.find({
      collection: 'audit-events',
      where: { and: [{ kind: { equals: 'applications' } }, { record: { equals: String(id) } }] },
      sort: 'createdAt',
      ...every,
    }),
  ]);
  return {
    ...fields,
    resume: doc.resume?.storedName ? { ...(resume as object), inThisZip: path } : null,
    notes: notes.docs
      .map(({ kind, text, createdAt }) => ({
        kind,
        text: kind === 'change' ? withoutOwnerChange(text) : text,
        writtenAt: createdAt,
      }))
      .filter(({ text }) => text !== ''),
    mails: mails.docs.map(({ kind, to, state, createdAt, sentAt }) => ({
      kind,
      to,
      state,
      createdAt,
      sentAt: sentAt ?? null,
    })),
    events: events.docs.map(({ action, createdAt }) => ({ action, at: createdAt })),
  };
}
