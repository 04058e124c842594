import { Readable } from 'node:stream';
import type { PayloadRequest, Where } from 'payload';
import type { Application } from '../../payload-types.ts';
import {
  type Column,
  companyTimeZone,
  createCsvResponse,
  recordAudit,
  toCompanyTime,
  toCsv,
  toCsvRows,
} from '../../platform/index.ts';
import { describeFilter, idOf, ownReading, staffNames } from '../../staff/index.ts';
import { rejectionReasons, stages, toLabel } from './stages.ts';

/** Applications per query: well below the statement timeout, and little memory. */
const batchSize = 500;

/**
 * Streams the matching applications as a CSV file, newest first, in batches, so that a hundred thousand take no
 * more memory than a few hundred. Records the export in the audit trail before the first line is sent.
 */
export async function exportApplications(req: PayloadRequest, where: Where): Promise<Response> {
  const { payload, user } = req;
  const shared = { collection: 'applications', overrideAccess: false, user, context: ownReading } as const;
  const { totalDocs } = await payload.count({ ...shared, where });
  const filter = describeFilter(req, 'applications', where);
  await recordAudit(req, {
    action: 'exported',
    kind: 'applications',
    summary: `${totalDocs} ${totalDocs === 1 ? 'application' : 'applications'} as CSV${filter && `: ${filter}`}`,
  });

  async function* createRows(): AsyncGenerator<string> {
    let below: number | undefined;
    do {
      const { docs } = await payload.find({
        ...shared,
        where: below === undefined ? where : { and: [where, { id: { less_than: below } }] },
        sort: '-id',
        limit: batchSize,
        pagination: false,
        depth: 0,
      });
      const owners = docs.map(({ owner }) => idOf(owner));
      const columns = createColumns(await staffNames(req, owners));
      yield below === undefined ? toCsv(docs, columns) : toCsvRows(docs, columns);
      below = docs.length === batchSize ? docs.at(-1)?.id : undefined;
    } while (below !== undefined);
  }

  const rows = Readable.toWeb(Readable.from(createRows(), { objectMode: false }));
  return createCsvResponse(rows as ReadableStream, 'applications');
}

function createColumns(owners: Map<number, string>): Column<Application>[] {
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
    { heading: 'Gender', value: ({ gender }) => gender },
    { heading: 'Experience in years', value: ({ totalExperience }) => totalExperience },
    { heading: 'Relevant experience in years', value: ({ relevantExperience }) => relevantExperience },
    { heading: 'Current salary, INR a year', value: ({ currentSalary }) => currentSalary },
    { heading: 'Expected salary, INR a year', value: ({ expectedSalary }) => expectedSalary },
    { heading: 'Rating', value: ({ rating }) => rating },
    { heading: 'Owner', value: ({ owner }) => owners.get(idOf(owner) ?? 0) },
    { heading: 'Tags', value: ({ tags }) => tags?.join(', ') },
    { heading: `Talent pool until (${zone})`, value: ({ talentPool }) => toCompanyTime(talentPool?.until) },
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
