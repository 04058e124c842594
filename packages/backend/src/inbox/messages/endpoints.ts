import { endpoint } from '../../accounts/endpoint.ts';
import { readActivity, readConversation } from './read-conversation.ts';
import { inboxQuery, readInbox } from './read-inbox.ts';

const shared = { method: 'get', roles: ['sales'] } as const;

/** What the inbox reads: a page of a view, a conversation, and whether it has changed. */
export const inboxEndpoints = [
  endpoint({
    ...shared,
    path: '/inbox',
    query: inboxQuery,
    handler: (req, { query }) => readInbox(req, query),
  }),
  endpoint({ ...shared, path: '/:id/conversation', handler: (req, { id }) => readConversation(req, id) }),
  endpoint({ ...shared, path: '/:id/activity', handler: (req, { id }) => readActivity(req, id) }),
];
