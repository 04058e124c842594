import { paths, screenPaths, topicPaths } from '@riverfront/contract';

/** A page to look at, and what Lighthouse would hold against it that is meant to be so. */
export interface MeasuredRoute {
  path: string;
  /**
   * Audits left out: a page that is gone answers so, which browsers report as an error, and one person's own
   * page is no search engine's business.
   */
  skipAudits?: string[];
}

/** Kept from search engines: what one person asked for. */
const ownPages = ['/my-application', '/search'];

/** Every fixed page of the contract, one of each kind that staff add to, and one that is not there. */
export async function findRoutes(siteUrl: string): Promise<MeasuredRoute[]> {
  const read = async (path: string): Promise<Record<string, { _id: string }[]>> => {
    const answer = await fetch(`${siteUrl}${path}`);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as Record<string, { _id: string }[]>;
  };
  const first = async (path: string, list: string) => (await read(path))[list]?.[0]?._id;
  const [service, solution, article, job, closed] = await Promise.all([
    first(paths.services, 'services'),
    first(`${paths.solutions}?page=1&limit=1`, 'solutions'),
    first(`${paths.blogs}?page=1&limit=1`, 'blogs'),
    first(`${paths.jobs}?page=1&limit=1&status=active`, 'data'),
    first(`${paths.jobs}?page=1&limit=1&status=closed`, 'data'),
  ]);
  const details = [
    service && `/services/${service}`,
    solution && `/solutions/${solution}`,
    article && `/blogs/${article}`,
    job && `/careers/${job}`,
    job && `/careers/${job}/apply`,
  ].filter((path): path is string => Boolean(path));
  const absent = ['/services/no-such-service', ...(closed ? [`/careers/${closed}`] : [])];
  return [
    ...[...Object.keys(screenPaths), ...topicPaths, ...details].map((path) => ({
      path,
      ...(ownPages.includes(path) && { skipAudits: ['is-crawlable'] }),
    })),
    ...absent.map((path) => ({
      path,
      skipAudits: ['http-status-code', 'is-crawlable', 'errors-in-console'],
    })),
  ];
}
