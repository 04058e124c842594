import { type Access, APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { ownReading } from '../audit/list-limits.ts';
import { idOf, staffNames } from '../ownership/owners.ts';

/** The collections with notes, and the collection of their notes. */
const notesAbout = { applications: 'application-notes', messages: 'message-notes' } as const;
type Noted = keyof typeof notesAbout;

/** The notes, replies and recorded changes of a record, newest first, at most 200 of `total`. */
export type Timeline = Awaited<ReturnType<typeof readTimeline>>;

/** `GET /api/<collection>/:id/timeline`: the notes, replies and changes of a record. */
export function timelineEndpoint(collection: Noted, mayRead: Access): Endpoint {
  return {
    path: '/:id/timeline',
    method: 'get',
    async handler(req) {
      if (!(await mayRead({ req }))) throw new Forbidden(req.t);
      const timeline = await readTimeline(req, collection, Number(req.routeParams?.id) || 0);
      return Response.json(timeline, { headers: { 'Cache-Control': 'no-store' } });
    },
  };
}

async function readTimeline(req: PayloadRequest, collection: Noted, id: number) {
  const { payload, user } = req;
  // Read by its id, which the audit trail records as opening: the notes say as much as the record.
  const record = await payload.findByID({
    collection,
    id,
    depth: 0,
    select: { createdAt: true, reference: true },
    disableErrors: true,
    overrideAccess: false,
    user,
  });
  if (!record) throw new APIError('This record no longer exists.', 404);
  const { docs, totalDocs } = await payload.find({
    collection: notesAbout[collection],
    where: { about: { equals: id } },
    sort: '-id',
    limit: 200,
    depth: 0,
    overrideAccess: false,
    user,
    context: ownReading,
  });
  const names = await staffNames(
    req,
    docs.map(({ author }) => idOf(author)),
  );
  return {
    entries: docs.map((doc) => ({
      id: doc.id,
      kind: doc.kind,
      text: doc.text,
      // Null when the sender of the record or the site itself did it.
      author: names.get(idOf(doc.author) ?? 0) ?? null,
      at: doc.createdAt,
      delivery: doc.delivery ?? null,
      deliveryError: doc.deliveryError ?? null,
    })),
    total: totalDocs,
    receivedAt: record.createdAt,
  };
}
