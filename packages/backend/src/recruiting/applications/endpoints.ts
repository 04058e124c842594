import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload';
import { z } from 'zod';
import { endpoint } from '../../accounts/endpoint.ts';
import { ownersEndpoint } from '../../accounts/owners.ts';
import { type Column, type ExportRow, exportCsv } from '../../audit/csv.ts';
import { timelineEndpoint } from '../../inbox/notes/timeline.ts';
import type { Application } from '../../payload-types.ts';
import { companyTimeZone, toCompanyTime } from '../../time/company-time.ts';
import { addResume } from '../resumes/replace-resume.ts';
import { createResumeResponse } from '../resumes/resume-response.ts';
import { addByHand, personSchema } from './add-by-hand.ts';
import { boardFilter, boardQuery, readBoard, toConditions } from './board.ts';
import { compareDuplicates } from './duplicates.ts';
import {
  changeApplications,
  changeSchema,
  jobMoveSchema,
  moveApplications,
  moveSchema,
  moveToJob,
  undoMoves,
  undoSchema,
} from './moves.ts';
import { rejectionReasons, stages, toLabel } from './stages.ts';
import { listFilterValues } from './tags.ts';

/** Creates the columns of an export of applications. */
function exportColumns(): Column<ExportRow<'applications'>>[] {
  const zone = companyTimeZone();
  return [
    { heading: 'Reference', value: ({ reference }) => reference },
    { heading: `Received (${zone})`, value: ({ createdAt }) => toCompanyTime(createdAt) },
    { heading: 'Job', value: ({ jobTitle }) => jobTitle || 'General application' },
    { heading: 'Stage', value: ({ stage }) => toLabel(stages, stage) },
    { heading: `Stage since (${zone})`, value: ({ stageChangedAt }) => toCompanyTime(stageChangedAt) },
    { heading: 'Rejection reason', value: (doc) => toLabel(rejectionReasons, doc.rejectionReason) },
    { heading: 'First name', value: ({ firstName }) => firstName },
    { heading: 'Last name', value: ({ lastName }) => lastName },
    { heading: 'Email', value: ({ email }) => email },
    { heading: 'Phone', value: ({ phoneNumber }) => phoneNumber },
    { heading: 'Country', value: ({ country }) => country?.name },
    { heading: 'State', value: ({ state }) => state?.name },
    { heading: 'City', value: ({ city }) => city },
    { heading: 'Current location', value: ({ currentLocation }) => currentLocation },
    { heading: 'Would relocate', value: ({ relocate }) => relocate },
    { heading: 'Experience in years', value: ({ totalExperience }) => totalExperience },
    { heading: 'Relevant experience in years', value: ({ relevantExperience }) => relevantExperience },
    { heading: 'Current salary a year', value: ({ currentSalary }) => currentSalary },
    { heading: 'Expected salary a year', value: ({ expectedSalary }) => expectedSalary },
    { heading: 'Currency', value: ({ salaryCurrency }) => salaryCurrency },
    { heading: 'Rating', value: ({ rating }) => rating },
    { heading: 'Owner', value: ({ owner }) => owner },
    { heading: 'Tags', value: ({ tags }) => tags?.join(', ') },
    { heading: 'Source', value: ({ source }) => source },
    { heading: 'Referred by, or written to', value: ({ sourceName }) => sourceName },
    {
      heading: 'Résumé',
      value: ({ resume, resumeMissing }) => (resumeMissing ? 'missing' : resume?.fileName),
    },
    { heading: 'Possible duplicate', value: ({ possibleDuplicate }) => (possibleDuplicate ? 'yes' : 'no') },
    {
      heading: 'Answers',
      value: ({ answers }) =>
        answers?.map(({ question, answer }) => `${question}: ${answer ?? ''}`).join('\n'),
    },
  ];
}

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
    query: boardQuery,
    handler: async (req, { query }) => ({ columns: await readBoard(req, query) }),
  }),
  get('/filters', listFilterValues),
  change('/moves', moveSchema, moveApplications),
  change('/moves/undo', undoSchema, undoMoves),
  change('/by-hand', personSchema, addByHand),
  change('/:id/job', jobMoveSchema, async (req, body) => moveToJob(req, await findRequested(req), body)),
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
