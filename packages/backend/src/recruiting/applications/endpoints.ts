import { APIError, type Endpoint, Forbidden, type PayloadRequest, type Where } from 'payload';
import { z } from 'zod';
import { recruiters } from '../../access/rules.ts';
import type { Application } from '../../payload-types.ts';
import { ownersEndpoint, timelineEndpoint } from '../../staff/index.ts';
import { addByHand, personSchema } from './add-by-hand.ts';
import { addResume } from './add-resume.ts';
import { boardFilter, boardPage, readBoard, toConditions } from './board.ts';
import { changeApplications, changeSchema } from './change-many.ts';
import { compareDuplicates } from './duplicates.ts';
import { exportApplications } from './export-applications.ts';
import { invitationSchema, inviteToJob } from './invitation.ts';
import { jobMoveSchema, moveToJob } from './move-to-job.ts';
import { moveApplications, moveSchema, undoMoves, undoSchema } from './moves.ts';
import { createResumeResponse } from './resume-response.ts';
import { stages } from './stages.ts';
import { listFilterValues } from './tags.ts';

/** Creates an endpoint for recruiters alone. */
function recruiterEndpoint(
  path: string,
  respond: (req: PayloadRequest) => Promise<Response>,
  method: 'get' | 'post' = 'get',
): Endpoint {
  return {
    path,
    method,
    async handler(req) {
      if (!recruiters({ req })) throw new Forbidden(req.t);
      return respond(req);
    },
  };
}

/** Creates a POST endpoint for recruiters whose body a schema checks. */
function changeEndpoint<T extends z.ZodType>(
  path: string,
  schema: T,
  change: (req: PayloadRequest, body: z.output<T>) => Promise<object>,
): Endpoint {
  return recruiterEndpoint(
    path,
    async (req) => {
      const checked = schema.safeParse(await req.json?.().catch(() => undefined));
      if (!checked.success)
        throw new APIError(checked.error.issues[0]?.message ?? 'This could not be read.', 400);
      return Response.json(await change(req, checked.data));
    },
    'post',
  );
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

/** What recruiters do with applications beyond Payload's own operations. */
export const applicationEndpoints: Endpoint[] = [
  recruiterEndpoint('/board', async (req) => {
    const page = boardPage.safeParse(req.query);
    return Response.json({ columns: await readBoard(req, boardFilter.parse(req.query), page.data) });
  }),
  recruiterEndpoint('/filters', async (req) => Response.json(await listFilterValues(req))),
  changeEndpoint('/moves', moveSchema, moveApplications),
  changeEndpoint('/moves/undo', undoSchema, undoMoves),
  changeEndpoint('/by-hand', personSchema, addByHand),
  changeEndpoint('/:id/job', jobMoveSchema, async (req, body) =>
    moveToJob(req, await findRequested(req), body),
  ),
  changeEndpoint('/:id/invitation', invitationSchema, async (req, body) =>
    inviteToJob(req, await findRequested(req), body),
  ),
  changeEndpoint('/changes', changeSchema, changeApplications),
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
  recruiterEndpoint(
    '/:id/resume',
    async (req) => Response.json(await addResume(req, await findRequested(req))),
    'post',
  ),
  recruiterEndpoint('/:id/duplicates', async (req) =>
    Response.json({ applications: await compareDuplicates(req, await findRequested(req)) }),
  ),
  timelineEndpoint('applications', recruiters),
];
