import type { Where } from 'payload';
import { endpoint } from '../../accounts/endpoint.ts';
import type { Column } from '../../audit/csv.ts';
import { type ExportRow, exportCsv } from '../../audit/export-csv.ts';
import { companyTimeZone, toCompanyTime } from '../../time/company-time.ts';
import { answerTime } from './answer-time.ts';
import { statusLabel } from './status.ts';
import { asksForSpam, inboxViews, notSpam, viewFilters } from './views.ts';

/** Fields that the list's search box searches. */
export const searchedFields = ['name', 'email', 'phone', 'organization', 'message', 'reference'];

const createColumns = (zone = companyTimeZone()): Column<ExportRow<'messages'>>[] => [
  { heading: 'Reference', value: ({ reference }) => reference },
  { heading: `Received (${zone})`, value: ({ createdAt }) => toCompanyTime(createdAt) },
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
  { heading: 'Follow up on', value: ({ followUpOn }) => followUpOn },
  { heading: `First answered (${zone})`, value: ({ firstAnsweredAt }) => toCompanyTime(firstAnsweredAt) },
  { heading: 'Time to first answer', value: (message) => answerTime(message) },
  { heading: 'Looks like spam', value: ({ suspectedSpam }) => (suspectedSpam ? 'yes' : 'no') },
  { heading: 'Why', value: ({ spamReasons }) => spamReasons?.join('; ') },
];

/** `GET /api/messages/export`: streams messages as CSV, of a `view` of the inbox, or by `where` and `search` of the list. */
export const exportMessages = endpoint({
  method: 'get',
  path: '/export',
  roles: ['sales'],
  handler(req) {
    const { query, user } = req;
    const where = query.where as Where | undefined;
    const view = inboxViews.find(({ key }) => key === query.view);
    const shown = view ? viewFilters(user.id)[view.key] : asksForSpam(where) ? {} : notSpam;
    return exportCsv(req, {
      collection: 'messages',
      where: { and: [where ?? {}, shown, searchOf(query.search)] },
      columns: createColumns(),
    });
  },
});

function searchOf(search: unknown): Where {
  const text = typeof search === 'string' ? search.trim() : '';
  return text ? { or: searchedFields.map((field) => ({ [field]: { like: text } })) } : {};
}
