import { APIError, type Endpoint, Forbidden, type PayloadRequest, type Where } from 'payload';
import { z } from 'zod';
import { recruiters } from '../access/recruiters.ts';
import { ownersEndpoint } from '../fields/owners-endpoint.ts';
import { timelineEndpoint } from '../notes/timeline.ts';
import type { Application } from '../payload-types.ts';
import { boardFilter, conditions, readBoard, readColumn } from './board.ts';
import { duplicatesOf } from './duplicates.ts';
import { exportApplications } from './export-applications.ts';
import { resumeResponse } from './resume-file.ts';
import { stages } from './stages.ts';

const columnQuery = z.object({
  stage: z.enum(stages.map(({ value }) => value)),
  below: z.coerce.number().int().positive(),
});

function demandRecruiter(req: PayloadRequest): void {
  if (!recruiters({ req })) throw new Forbidden(req.t);
}

/** The application that a request's path names, if the user may see it. */
async function requested(req: PayloadRequest): Promise<Application> {
  const id = z.coerce.number().int().positive().safeParse(req.routeParams?.id);
  const found =
    id.success &&
    (await req.payload.findByID({
      collection: 'applications',
      id: id.data,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
    }));
  if (!found) throw new APIError('This application is not there any more.', 404, null, true);
  return found;
}

const fresh = { headers: { 'Cache-Control': 'no-store' } };

/** What recruiters do with applications beyond Payload's own operations. All for recruiters alone. */
export const applicationEndpoints: Endpoint[] = [
  {
    path: '/board',
    method: 'get',
    async handler(req) {
      demandRecruiter(req);
      const filter = boardFilter.parse(req.query);
      const part = columnQuery.safeParse(req.query);
      const columns = part.success
        ? [await readColumn(req, filter, part.data.stage, part.data.below)]
        : await readBoard(req, filter);
      return Response.json({ columns }, fresh);
    },
  },
  ownersEndpoint('recruiter'),
  {
    path: '/export',
    method: 'get',
    async handler(req) {
      demandRecruiter(req);
      const { where, stage } = req.query as { where?: Where; stage?: unknown };
      const parts: Where[] = conditions(boardFilter.parse(req.query));
      if (where && typeof where === 'object') parts.push(where);
      if (stages.some(({ value }) => value === stage)) parts.push({ stage: { equals: stage } });
      return exportApplications(req, { and: parts });
    },
  },
  {
    path: '/:id/resume',
    method: 'get',
    async handler(req) {
      demandRecruiter(req);
      const purpose = 'download' in req.query ? 'download' : 'view';
      return resumeResponse(req, await requested(req), purpose);
    },
  },
  {
    path: '/:id/duplicates',
    method: 'get',
    async handler(req) {
      demandRecruiter(req);
      return Response.json({ duplicates: await duplicatesOf(req, await requested(req)) }, fresh);
    },
  },
  timelineEndpoint('applications', recruiters),
];
