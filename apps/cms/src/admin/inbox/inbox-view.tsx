import { ownersFor } from '@riverfront/backend/accounts/owners';
import { hasRole } from '@riverfront/backend/accounts/roles';
import { inboxQuery, readInbox } from '@riverfront/backend/inbox/messages/read-inbox';
import { readResponseTimes } from '@riverfront/backend/inbox/messages/response-times';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { toQueryString } from '../requests/query-string.ts';
import { renderScreen } from '../theme/screen.tsx';
import { Inbox } from './inbox.tsx';
import { ResponseTimes } from './response-times.tsx';
import './inbox.css';

/** The inbox with its views, its list and one conversation. For sales. */
export function InboxView(props: AdminViewServerProps) {
  const query = props.searchParams ?? {};
  const text = toQueryString(query);
  const access = {
    roles: ['sales' as const],
    otherwise: 'Only sales can see messages. Ask an administrator for the role if you need it.',
  };
  const screen = {
    path: text ? `/inbox?${text}` : '/inbox',
    title: 'Inbox',
    access,
  };
  return renderScreen(props, screen, (req) => renderInbox(req, query));
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
