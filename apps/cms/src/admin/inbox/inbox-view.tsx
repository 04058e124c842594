import { ownersFor } from '@riverfront/backend/accounts/owners';
import { hasRole } from '@riverfront/backend/accounts/roles';
import { inboxQuery, readInbox } from '@riverfront/backend/inbox/messages/read-inbox';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { toQueryString } from '../requests/staff-api.ts';
import { renderScreen } from '../theme/screen.tsx';
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
