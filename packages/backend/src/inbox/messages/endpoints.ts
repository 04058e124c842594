import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { sales } from '../../access/rules.ts';
import { readActivity, readConversation } from './read-conversation.ts';
import { inboxQuery, readInbox } from './read-inbox.ts';

const get = (path: string, read: (req: PayloadRequest, id: number) => Promise<unknown>): Endpoint => ({
  path,
  method: 'get',
  async handler(req) {
    if (!sales({ req })) throw new Forbidden(req.t);
    const body = await read(req, Number(req.routeParams?.id));
    return Response.json(body);
  },
});

/** What the inbox reads: a page of a view, a conversation, and whether it has changed. */
export const inboxEndpoints: Endpoint[] = [
  get('/inbox', (req) => readInbox(req, inboxQuery.parse(req.query))),
  get('/:id/conversation', readConversation),
  get('/:id/activity', readActivity),
];
