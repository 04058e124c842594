import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload';
import { z } from 'zod';
import { endpoint } from '../../accounts/endpoint.ts';
import { ownersEndpoint } from '../../accounts/owners.ts';
import { exportCsv } from '../../audit/export-csv.ts';
import { timelineEndpoint } from '../../inbox/notes/timeline.ts';
import type { Application } from '../../payload-types.ts';
import { addByHand, personSchema } from './add-by-hand.ts';
import { addResume } from './add-resume.ts';
import { boardFilter, boardPage, readBoard, toConditions } from './board.ts';
import { changeApplications, changeSchema } from './change-many.ts';
import { compareDuplicates } from './duplicates.ts';
import { exportColumns } from './export-columns.ts';
import { invitationSchema, inviteToJob } from './invitation.ts';
import { jobMoveSchema, moveToJob } from './move-to-job.ts';
import { moveApplications, moveSchema, undoMoves, undoSchema } from './moves.ts';
import { createResumeResponse } from './resume-response.ts';
import { stages } from './stages.ts';
import { listFilterValues } from './tags.ts';

const shared = { roles: ['recruiter'] } as const;

/** Creates a POST endpoint for recruiters whose body a schema checks. */
const change = <T extends z.ZodType>(
  path: string,
  body: T,
  handler: (req: PayloadRequest, body: z.output<T>) => Promise<object>,
): Endpoint =>
  endpoint({ ...shared, method: 'post', path, body, handler: (req, call) => handler(req, call.body) });

/** Creates a GET endpoint for recruiters. */
const get = (path: string, handler: (req: PayloadRequest) => Promise<object>): Endpoint =>
  endpoint({ ...shared, method: 'get', path, handler });

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
  endpoint({
    ...shared,
    method: 'get',
    path: '/board',
    query: boardFilter,
    async handler(req, { query }) {
      const page = boardPage.safeParse(req.query);
      return { columns: await readBoard(req, query, page.data) };
    },
  }),
  get('/filters', listFilterValues),
  change('/moves', moveSchema, moveApplications),
  change('/moves/undo', undoSchema, undoMoves),
  change('/by-hand', personSchema, addByHand),
  change('/:id/job', jobMoveSchema, async (req, body) => moveToJob(req, await findRequested(req), body)),
  change('/:id/invitation', invitationSchema, async (req, body) =>
    inviteToJob(req, await findRequested(req), body),
  ),
  change('/changes', changeSchema, changeApplications),
  ownersEndpoint('recruiter'),
  endpoint({
    ...shared,
    method: 'get',
    path: '/export',
    query: boardFilter,
    async handler(req, { query }) {
      const { where, stage } = req.query as { where?: Where; stage?: unknown };
      const conditions = toConditions(query);
      if (where && typeof where === 'object') conditions.push(where);
      if (stages.some(({ value }) => value === stage)) conditions.push({ stage: { equals: stage } });
      return exportCsv(req, {
        collection: 'applications',
        where: { and: conditions },
        columns: exportColumns(),
      });
    },
  }),
  get('/:id/resume', async (req) => {
    const purpose = 'download' in req.query ? 'download' : 'view';
    return createResumeResponse(req, await findRequested(req), purpose);
  }),
  endpoint({
    ...shared,
    method: 'post',
    path: '/:id/resume',
    handler: async (req) => addResume(req, await findRequested(req)),
  }),
  get('/:id/duplicates', async (req) => ({
    applications: await compareDuplicates(req, await findRequested(req)),
  })),
  timelineEndpoint,
];
