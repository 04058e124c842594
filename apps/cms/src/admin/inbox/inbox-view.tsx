import { ownersFor } from '@riverfront/backend/accounts/owners';
import { hasRole } from '@riverfront/backend/accounts/roles';
import { inboxQuery, readInbox } from '@riverfront/backend/inbox/messages/read-inbox';
import {
  readResponseTimes,
  type ResponseTimes as Times,
} from '@riverfront/backend/inbox/messages/response-times';
import { companyTimeZone, formatDuration, nameTimeZone } from '@riverfront/backend/time/company-time';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { toQueryString } from '../requests/staff-api.ts';
import { Table } from '../table/table.tsx';
import { renderScreen } from '../theme/screen.tsx';
import { dayName } from '../time/clock.ts';
import { Inbox } from './inbox.tsx';
import './inbox.css';

/** The inbox with its views, its list and one conversation. For sales. */
export function InboxView(props: AdminViewServerProps) {
  const query = props.searchParams ?? {};
  const text = toQueryString(query);
  const otherwise = 'Only sales can see messages. Ask an administrator for the role if you need it.';
  const path = text ? `/inbox?${text}` : '/inbox';
  return renderScreen(props, { path, title: 'Inbox', isPlain: true, roles: ['sales'], otherwise }, (req) =>
    renderInbox(req, query),
  );
}

async function renderInbox(req: PayloadRequest, query: Record<string, unknown>) {
  if (query.view === 'times') return <ResponseTimes times={await readResponseTimes(req)} />;
  const [page, owners, templates] = await Promise.all([
    readInbox(req, inboxQuery.parse(query)),
    ownersFor(req, 'sales'),
    req.payload.find({
      collection: 'reply-templates',
      where: { audience: { equals: 'messages' } },
      sort: 'name',
      limit: 100,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
    }),
  ]);
  return (
    <Inbox
      initial={page}
      owners={owners}
      snippets={templates.docs.map(({ id, name, subject, body }) => ({ id, name, subject, body }))}
      isAdministrator={hasRole(req.user, 'administrator')}
    />
  );
}

/** A table of the median time to the first answer, by owner and week of arrival. */
export function ResponseTimes({ times: { weeks, owners } }: { times: Times }) {
  return (
    <>
      <p>
        <a href="?view=waiting">← Inbox</a>
      </p>
      <h1>Response times</h1>
      <p>
        The median time to the first answer, and how many of the messages that arrived in that week were
        answered. Weeks begin on Monday, {nameTimeZone(companyTimeZone())}.
      </p>
      {owners.length === 0 ? (
        <p>No message has arrived in these weeks.</p>
      ) : (
        <Table
          headings={['Owner', ...weeks.map(dayName)]}
          label="Time to first answer"
          className="panel inbox-times"
        >
          {owners.map(({ id, name, weeks: cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={weeks[index]}>
                  {cell ? (
                    <>
                      <strong>{cell.median === null ? '–' : formatDuration(cell.median)}</strong>
                      <br />
                      {cell.answered} of {cell.received}
                    </>
                  ) : (
                    '–'
                  )}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}
