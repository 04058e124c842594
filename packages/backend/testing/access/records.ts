import type { CollectionSlug, Payload } from 'payload';

type Make = (payload: Payload) => Promise<object>;

const idOf = async (payload: Payload, collection: CollectionSlug): Promise<number> => {
  const { docs } = await payload.find({ collection, limit: 1, depth: 0, pagination: false });
  return Number(docs[0]?.id);
};

const received = (reference: string) => ({ reference, submissionKey: reference });

/** Records of collections that are empty in the sample. */
const records: [CollectionSlug, Make][] = [
  [
    'applications',
    async () => ({ ...received('RA-1'), email: 'a@mail.example', firstName: 'Asha', stage: 'new' }),
  ],
  ['messages', async () => ({ ...received('RM-1'), name: 'Asha', status: 'new' })],
  ['mails', async () => ({ kind: 'one-time-code', to: 'a@mail.example', state: 'sent', attempts: 1 })],
  ['folders', async () => ({ name: 'Portraits' })],
  ['redirects', async () => ({ from: '/old', to: '/new' })],
  [
    'reply-templates',
    async () => ({ name: 'Thanks', audience: 'messages', subject: 'Thanks', body: 'Thanks' }),
  ],
  [
    'retention-receipts',
    async () => ({ kind: 'messages', summary: '1', deleted: 1, held: 0, before: '2026-01-01T00:00:00.000Z' }),
  ],
  ['audit-events', async () => ({ action: 'created', actorName: 'The site', summary: 'Something' })],
  [
    'application-notes',
    async (payload) => ({ about: await idOf(payload, 'applications'), text: 'Note', kind: 'note' }),
  ],
  [
    'stage-changes',
    async (payload) => ({ application: await idOf(payload, 'applications'), from: 'new', to: 'screening' }),
  ],
  [
    'message-notes',
    async (payload) => ({ about: await idOf(payload, 'messages'), text: 'Note', kind: 'note' }),
  ],
];

/** Creates records of empty collections, and a draft in every collection with drafts. */
export async function makeRecords(payload: Payload): Promise<void> {
  for (const [collection, make] of records)
    await payload.create({ collection, data: (await make(payload)) as never, depth: 0 });
  for (const { slug, versions } of payload.config.collections) {
    if (!versions?.drafts) continue;
    const collection = slug as CollectionSlug;
    const { totalDocs } = await payload.count({ collection });
    if (totalDocs === 0)
      await payload.create({
        collection,
        data: { title: 'A page', path: '/a-page', name: 'A page', _status: 'published' } as never,
        draft: true,
      });
    await payload.create({ collection, data: { title: 'A draft', name: 'A draft' } as never, draft: true });
  }
  for (const { slug, versions } of payload.config.globals)
    if (versions?.drafts) {
      const doc: object = await payload.findGlobal({ slug: slug as never, depth: 0 });
      await payload.updateGlobal({
        slug: slug as never,
        data: { ...doc, _status: 'draft' } as never,
        draft: true,
      });
    }
}
