import {
  APIError,
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { execute, sql } from '../transaction.ts';
import { lastEditorOf } from './last-editor.ts';
import { mayUpdate } from './may-update.ts';
import { versionOfGlobal, versionsOf } from './stored-versions.ts';
import type { OpenDocument } from './versions.ts';

/** Seconds after which an edit view that has said nothing is taken for closed: three of its heartbeats. */
const timeout = 45;

const heartbeat = z.object({
  /** Made by the edit view when it opens. */
  view: z.string().min(8).max(64),
  /** Slug of a collection or global. */
  source: z.string(),
  /** Number of the record; absent for a global. */
  id: z.number().int().positive().max(2_147_483_647).optional(),
});

/**
 * Presence: an edit view sends a heartbeat (`POST /api/open-documents`) while it is shown and takes it back
 * when it is left (`DELETE`). Answered with who else has the record open, and its newest version.
 */
export const openDocuments: Endpoint[] = [
  {
    path: '/open-documents',
    method: 'post',
    async handler(req) {
      const { source, id, view } = await bodyOf(req);
      await assertMayUpdate(req, source, id);
      const record = String(id ?? source);
      const run = execute(req.payload);
      await run(sql`
        delete from open_documents where ctid in (
          select ctid from open_documents where seen_at < now() - make_interval(secs => ${timeout})
          for update skip locked)`);
      await run(sql`
        insert into open_documents (view, source, record, user_id)
        values (${view}, ${source}, ${record}, ${req.user?.id})
        on conflict (view) do update set seen_at = now(), source = excluded.source, record = excluded.record
        where open_documents.user_id = excluded.user_id`);
      const { rows } = await run<{ name: string }>(sql`
        select distinct users.name from open_documents join users on users.id = user_id
        where source = ${source} and record = ${record} and user_id <> ${req.user?.id}
          and seen_at > now() - make_interval(secs => ${timeout})
        order by users.name`);
      const version =
        id === undefined
          ? await versionOfGlobal(req, source as GlobalSlug)
          : (await versionsOf(req, source as CollectionSlug, [id])).get(id);
      const answer: OpenDocument = {
        others: rows.map(({ name }) => name),
        newest: version ? { by: await lastEditorOf(req, source, record), at: version } : null,
      };
      return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
    },
  },
  {
    path: '/open-documents',
    method: 'delete',
    async handler(req) {
      const { view } = await bodyOf(req);
      if (!req.user) throw new Forbidden(req.t);
      await execute(req.payload)(
        sql`delete from open_documents where view = ${view} and user_id = ${req.user.id}`,
      );
      return new Response(null, { status: 204 });
    },
  },
];

async function bodyOf(req: PayloadRequest) {
  const body = heartbeat.safeParse(await req.json?.().catch(() => undefined));
  if (body.success) return body.data;
  throw new APIError('This names no record.', 400, null, true);
}

async function assertMayUpdate(req: PayloadRequest, source: string, id: number | undefined): Promise<void> {
  const { collections, globals } = req.payload;
  const access =
    id === undefined
      ? globals.config.find(({ slug }) => slug === source)?.access.update
      : collections[source as CollectionSlug]?.config.access.update;
  if (!(await mayUpdate(req, access, id))) throw new Forbidden(req.t);
}
