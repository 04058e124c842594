import { Readable } from 'node:stream';
import { APIError, type Endpoint, type Where } from 'payload';
import { hasRole } from '../../access/roles.ts';
import type { Message } from '../../payload-types.ts';
import { type Column, createCsvResponse, recordAudit, toCsv, toCsvRows } from '../../platform/index.ts';
import { describeFilter, idOf, ownReading, staffNames } from '../../staff/index.ts';
import { answerTime } from './answer-time.ts';
import { statusLabel } from './status.ts';
import { asksForSpam, inboxViews, notSpam, viewFilters } from './views.ts';

/** Most rows of an export, whose ids are read at once to keep the order of the list. */
const maxRows = 20_000;

/** Messages per query. */
const batchSize = 500;

/** Fields that the list's search box searches. */
export const searchedFields = ['name', 'email', 'organization', 'message', 'reference'];

type Row = Omit<Message, 'owner'> & { owner: string | undefined };

const columns: Column<Row>[] = [
  { heading: 'Reference', value: ({ reference }) => reference },
  { heading: 'Received', value: ({ createdAt }) => createdAt },
  { heading: 'Name', value: ({ name }) => name },
  { heading: 'Organization', value: ({ organization }) => organization },
  { heading: 'Country', value: ({ country }) => country },
  { heading: 'Email', value: ({ email }) => email },
  { heading: 'Phone', value: ({ phone }) => phone },
  { heading: 'Topic', value: ({ topic }) => topic },
  { heading: 'Page of the form', value: ({ page }) => page },
  { heading: 'Message', value: ({ message }) => message },
  { heading: 'Status', value: ({ status }) => statusLabel(status) },
  { heading: 'Owner', value: ({ owner }) => owner },
  { heading: 'Follow up on', value: ({ followUpOn }) => followUpOn?.slice(0, 10) },
  { heading: 'First answered', value: ({ firstAnsweredAt }) => firstAnsweredAt },
  { heading: 'Time to first answer', value: (message) => answerTime(message) },
  { heading: 'Looks like spam', value: ({ suspectedSpam }) => (suspectedSpam ? 'yes' : 'no') },
  { heading: 'Why', value: ({ spamReasons }) => spamReasons?.join('; ') },
];

/** `GET /api/messages/export`: streams the list as CSV in batches, with a `view` of the inbox, or `where`, `search` and `sort` of the list. */
export const exportMessages: Endpoint = {
  path: '/export',
  method: 'get',
  async handler(req) {
    const { payload, query, user } = req;
    if (!hasRole(user, 'administrator', 'sales'))
      throw new APIError('You are not allowed to export messages.', user ? 403 : 401);
    const where = query.where as Where | undefined;
    const view = inboxViews.find(({ key }) => key === query.view);
    const shown = view ? viewFilters(user?.id ?? 0)[view.key] : asksForSpam(where) ? {} : notSpam;
    const filter = { and: [where ?? {}, shown, searchOf(query.search)] };
    const shared = {
      collection: 'messages',
      pagination: false,
      depth: 0,
      joins: false,
      overrideAccess: false,
      user,
      context: ownReading,
    } as const;
    const { docs: found } = await payload.find({
      ...shared,
      where: filter,
      ...(typeof query.sort === 'string' && { sort: query.sort }),
      // One more than allowed, instead of counting perhaps a million rows.
      limit: maxRows + 1,
      select: {},
    });
    if (found.length > maxRows)
      throw new APIError(
        `There are more than ${maxRows.toLocaleString('en')} messages. Please narrow the list with a filter, for example by date.`,
        413,
      );

    async function* createRows(): AsyncGenerator<string> {
      for (let start = 0; start === 0 || start < found.length; start += batchSize) {
        const ids = found.slice(start, start + batchSize).map(({ id }) => id);
        const { docs } = await payload.find({ ...shared, where: { id: { in: ids } }, limit: batchSize });
        const names = await staffNames(
          req,
          docs.map(({ owner }) => idOf(owner)),
        );
        const rows = new Map(docs.map((doc) => [doc.id, { ...doc, owner: names.get(idOf(doc.owner) ?? 0) }]));
        const inOrder = ids.flatMap((id) => rows.get(id) ?? []);
        yield start === 0 ? toCsv(inOrder, columns) : toCsvRows(inOrder, columns);
      }
    }

    await recordAudit(req, {
      action: 'exported',
      kind: 'messages',
      summary: `${found.length} ${found.length === 1 ? 'message' : 'messages'} exported as CSV: ${describeFilter(req, 'messages', filter)}`,
    });
    const rows = Readable.toWeb(Readable.from(createRows(), { objectMode: false }));
    return createCsvResponse(rows as ReadableStream, 'messages');
  },
};

function searchOf(search: unknown): Where {
  const text = typeof search === 'string' ? search.trim() : '';
  return text ? { or: searchedFields.map((field) => ({ [field]: { like: text } })) } : {};
}
