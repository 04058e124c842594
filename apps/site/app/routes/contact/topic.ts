import { browserApi } from '../../api.ts';

/** What a visitor was reading before: the path of a service, solution, article or office. */
const pattern = /^\/(services|solutions|blogs|office)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;
const longest = 160;

/** The topic in an address's query, when it is one of ours. */
export function topicIn(search: string): string | undefined {
  const topic = new URLSearchParams(search).get('topic') ?? '';
  return topic.length <= longest && pattern.test(topic) ? topic : undefined;
}

/** A topic in words as far as its path tells: `/blogs/clean-core-in-practice` is “Clean core in practice”. */
export function readable(topic: string): string {
  const words = (pattern.exec(topic)?.[2] ?? topic).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The title of what a topic's path leads to.
 * @throws {ApiError} when there is no such page, or no answer
 */
export async function titleOf(topic: string, signal: AbortSignal): Promise<string> {
  const [, type, id = ''] = pattern.exec(topic) ?? [];
  const input = { params: { id }, signal };
  if (type === 'services') return (await browserApi.get('serviceDetails', input)).service.title;
  if (type === 'solutions') return (await browserApi.get('solutionDetails', input)).solution.title;
  if (type === 'blogs') return (await browserApi.get('blogDetails', input)).title;
  const { offices } = await browserApi.get('offices', { signal });
  return offices.find(({ _id }) => _id === id)?.label ?? readable(topic);
}
