import { redirect } from 'react-router';
import { call, failed, mayRecover, settleDocument } from '../content.ts';
import { apiContext } from '../entry.server.tsx';
import { movedTo } from '../moved.ts';
import type { Route } from './+types/published';
import { findHeroes, findTopic } from './topic/find-topic.ts';

export { default, meta } from './topic/route.tsx';

const log = 'Error fetching page details';

/** A page that staff have published at a path of its own, or have moved from it; otherwise home. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const heroes = call('Error fetching hero data', findHeroes(api, url.pathname, request.signal));
  const topic = await call(log, findTopic(api, url.pathname, request.signal));
  if (topic.answer?.to) throw movedTo(topic.answer.to);
  if (topic.failure && !mayRecover(topic.failure)) throw redirect('/');
  return settleDocument({ topic: Promise.resolve(topic), heroes });
}

/** Asks the server, not the API: its way home is no failed request for the browser to report. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const outcome = failed(log, error);
    return { topic: outcome, heroes: outcome };
  }
}
