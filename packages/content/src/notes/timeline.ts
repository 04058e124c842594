import { type Access, APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { ownReading } from '../audit/with-list-limit.ts';
import type { ApplicationNote } from '../payload-types.ts';
import { idOf, staffNames } from './staff-names.ts';

/** What staff write notes about, and the collection that holds them. */
const notesAbout = { applications: 'application-notes', messages: 'message-notes' } as const;
type Noted = keyof typeof notesAbout;

/** One thing that was written down about a record. */
export interface TimelineEntry {
  id: number;
  kind: ApplicationNote['kind'];
  text: string;
  /** Null when its sender or the site itself did it. */
  author: string | null;
  at: string;
  /** What became of the mail of a reply; null for anything else. */
  delivery: ApplicationNote['delivery'] | null;
  /** Why it is not delivered, in plain words. */
  deliveryError: string | null;
}

export interface Timeline {
  /** Newest first. */
  entries: TimelineEntry[];
  /** All there are; the list holds at most 200. */
  total: number;
  receivedAt: string;
}

/** `GET /api/<collection>/:id/timeline`: the notes, replies and changes of a record, for those who keep it. */
export function timelineEndpoint(collection: Noted, keepers: Access): Endpoint {
  return {
    path: '/:id/timeline',
    method: 'get',
    async handler(req) {
      if (!(await keepers({ req }))) throw new Forbidden(req.t);
      const timeline = await readTimeline(req, collection, Number(req.routeParams?.id) || 0);
      return Response.json(timeline, { headers: { 'Cache-Control': 'no-store' } });
    },
  };
}

async function readTimeline(req: PayloadRequest, collection: Noted, id: number): Promise<Timeline> {
  const { payload, user } = req;
  // By its id, which counts as opening the record: its notes tell as much.
  const record = await payload.findByID({
    collection,
    id,
    depth: 0,
    select: { createdAt: true, reference: true },
    disableErrors: true,
    overrideAccess: false,
    user,
  });
  if (!record) throw new APIError('This record is not there any more.', 404, null, true);
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
      author: names.get(idOf(doc.author) ?? 0) ?? null,
      at: doc.createdAt,
      delivery: doc.delivery ?? null,
      deliveryError: doc.deliveryError ?? null,
    })),
    total: totalDocs,
    receivedAt: record.createdAt,
  };
}
