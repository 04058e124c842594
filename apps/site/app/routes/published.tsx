import { redirect } from 'react-router';
import { call, mayRecover, settleDocument } from '../content.ts';
import { apiContext } from '../entry.server.tsx';
import type { Route } from './+types/published';

export { default, meta } from './topic/route.tsx';

/** A page that staff have published at a path of its own, as the menu's /infra may be; otherwise home. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const topic = await call(
    'Error fetching page details',
    context.get(apiContext).get('topicPage', { params: { path: params.path }, signal: request.signal }),
  );
  if (topic.failure && !mayRecover(topic.failure)) throw redirect('/');
  return settleDocument({ topic: Promise.resolve(topic) });
}

/** Asks the server, not the API: its way home is no failed request for the browser to report. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}
