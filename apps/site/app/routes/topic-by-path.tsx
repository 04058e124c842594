import { redirect } from 'react-router';
import { call, failed, mayRecover, settleDocument } from '../content.ts';
import { apiContext } from '../entry.server.tsx';
import { findHeroes, findTopic, redirectTo } from '../redirects.ts';
import type { Route } from './+types/topic-by-path';

export { default, meta } from './topic.tsx';

const log = 'Error fetching page details';

/** Loads a page that staff have published, or redirects: from an old path, and otherwise home. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const heroes = call('Error fetching hero data', findHeroes(api, url.pathname, request.signal));
  const topic = await call(log, findTopic(api, url.pathname, request.signal));
  if (topic.answer?.to) throw redirectTo(topic.answer.to);
  if (topic.failure && !mayRecover(topic.failure)) throw redirect('/');
  return settleDocument({ topic: Promise.resolve(topic), heroes });
}

/** Calls the server instead of the API, where a path without a page would be a failed request. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch((error) => ({ topic: failed(log, error), heroes: failed(log, error) }));
}
