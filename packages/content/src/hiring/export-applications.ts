import { Readable } from 'node:stream';
import type { PayloadRequest, Where } from 'payload';
import { recordAudit } from '../audit/record-audit.ts';
import { describeFilter } from '../audit/record-listed.ts';
import { ownReading } from '../audit/with-list-limit.ts';
import { type Column, csvRows, toCsv } from '../export/csv.ts';
import { idOf, staffNames } from '../notes/staff-names.ts';
import type { Application } from '../payload-types.ts';
import { labelIn, rejectionReasons, stages } from './stages.ts';

/** Applications read at once: a query well under the database's limit of time, and little memory. */
const batchSize = 500;

/**
 * The applications that fit as a CSV file, newest first, read and sent in parts
 * so that a hundred thousand of them take no more memory than a few hundred.
 * Written into the audit trail before the first line leaves.
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

  async function* parts(): AsyncGenerator<string> {
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
      const names = await staffNames(
        req,
        docs.map(({ owner }) => idOf(owner)),
      );
      const columns = columnsWith(names);
      yield below === undefined ? toCsv(docs, columns) : csvRows(docs, columns);
      below = docs.length === batchSize ? docs.at(-1)?.id : undefined;
    } while (below !== undefined);
  }

  const day = new Date().toISOString().slice(0, 10);
  return new Response(Readable.toWeb(Readable.from(parts(), { objectMode: false })) as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="applications-${day}.csv"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}

function columnsWith(owners: Map<number, string>): Column<Application>[] {
  return [
    { heading: 'Reference', value: ({ reference }) => reference },
    { heading: 'Received (UTC)', value: ({ createdAt }) => createdAt },
    { heading: 'Job', value: ({ jobTitle }) => jobTitle || 'General application' },
    { heading: 'Stage', value: ({ stage }) => labelIn(stages, stage) },
    { heading: 'Stage since (UTC)', value: ({ stageChangedAt }) => stageChangedAt },
    { heading: 'Rejection reason', value: (doc) => labelIn(rejectionReasons, doc.rejectionReason) },
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
    { heading: 'Came from', value: ({ source }) => source },
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
