import { APIError, type Endpoint, Forbidden, type PayloadRequest, type Where } from 'payload';
import { z } from 'zod';
import { recruiters } from '../../access/recruiters.ts';
import type { Application } from '../../payload-types.ts';
import { ownersEndpoint, timelineEndpoint } from '../../staff/index.ts';
import { boardFilter, boardPage, readBoard, toConditions } from './board.ts';
import { listDuplicates } from './duplicates.ts';
import { exportApplications } from './export-applications.ts';
import { createResumeResponse } from './resume-response.ts';
import { stages } from './stages.ts';

/** Creates a GET endpoint for recruiters alone. */
function recruiterEndpoint(path: string, respond: (req: PayloadRequest) => Promise<Response>): Endpoint {
  return {
    path,
    method: 'get',
    async handler(req) {
      if (!recruiters({ req })) throw new Forbidden(req.t);
      return respond(req);
    },
  };
}

/** Finds the application that the path of a request names, if its user may see it. @throws {APIError} 404 */
async function findRequested(req: PayloadRequest): Promise<Application> {
  const id = z.coerce.number().int().positive().safeParse(req.routeParams?.id);
  const doc =
    id.success &&
    (await req.payload.findByID({
      collection: 'applications',
      id: id.data,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
    }));
  if (!doc) throw new APIError('This application no longer exists.', 404);
  return doc;
}

const noStore = { headers: { 'Cache-Control': 'no-store' } };

/** What recruiters do with applications beyond Payload's own operations. */
export const applicationEndpoints: Endpoint[] = [
  recruiterEndpoint('/board', async (req) => {
    const page = boardPage.safeParse(req.query);
    return Response.json({ columns: await readBoard(req, boardFilter.parse(req.query), page.data) }, noStore);
  }),
  ownersEndpoint('recruiter'),
  recruiterEndpoint('/export', async (req) => {
    const { where, stage } = req.query as { where?: Where; stage?: unknown };
    const conditions = toConditions(boardFilter.parse(req.query));
    if (where && typeof where === 'object') conditions.push(where);
    if (stages.some(({ value }) => value === stage)) conditions.push({ stage: { equals: stage } });
    return exportApplications(req, { and: conditions });
  }),
  recruiterEndpoint('/:id/resume', async (req) => {
    const purpose = 'download' in req.query ? 'download' : 'view';
    return createResumeResponse(req, await findRequested(req), purpose);
  }),
  recruiterEndpoint('/:id/duplicates', async (req) =>
    Response.json({ duplicates: await listDuplicates(req, await findRequested(req)) }, noStore),
  ),
  timelineEndpoint('applications', recruiters),
];
