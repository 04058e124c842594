import { redirect } from 'react-router';
import { call, mayRecover, settleDocument } from '../content.ts';
import { apiContext } from '../entry.server.tsx';
import { movedTo } from '../moved.ts';
import type { Route } from './+types/published';
import { findTopic } from './topic/find-topic.ts';

export { default, meta } from './topic/route.tsx';

/** A page that staff have published at a path of its own, or have moved from it; otherwise home. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const topic = await call(
    'Error fetching page details',
    findTopic(context.get(apiContext), url.pathname, request.signal),
  );
  if (topic.answer?.to) throw movedTo(topic.answer.to);
  if (topic.failure && !mayRecover(topic.failure)) throw redirect('/');
  return settleDocument({ topic: Promise.resolve(topic) });
}

/** Asks the server, not the API: its way home is no failed request for the browser to report. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}
