import { screens, topicPaths } from '@riverfront/contract';

/** A GET request, and its name in the table. */
export interface Call {
  name: string;
  path: string;
  /** Status of the right answer; 200 unless said otherwise. */
  status?: number;
  /** Of a call that changes something; its body is JSON. */
  method?: 'PATCH' | 'POST';
  body?: object;
}

/** Key of an open job. */
export const job = 'sap-solution-architect-delaware';

/** Lists a call of every GET endpoint, on content that both databases have. */
export function apiCalls(): Call[] {
  const get = (path: string, name = path): Call => ({ name: `API ${name}`, path: `/api/${path}` });
  return [
    get('jobs', 'jobs, first page'),
    get('jobs?status=closed', 'jobs, closed'),
    get('jobs?department=Data+and+AI', 'jobs, a department'),
    get('jobs?location=Ahmedabad%2C+India&type=full-time', 'jobs, a place and a type'),
    get('jobs?mode=remote', 'jobs, a mode'),
    get('jobs?search=architect', 'jobs, a word'),
    get('jobs?search=procurement', 'jobs, a rare word'),
    get('jobs?search=sap+consultant', 'jobs, two words'),
    get('jobs?search=xylophone', 'jobs, a word nobody uses'),
    get('jobs?search=sap&department=SAP+Consulting&type=full-time&mode=hybrid', 'jobs, all of it'),
    get(`jobs/${job}`, 'job'),
    { ...get('jobs/no-such-job', 'job that is not there'), status: 404 },
    get('blogs/list?page=1&limit=20', 'articles'),
    get('blogs/details/clean-core-in-practice', 'article'),
    get('services/get/Services', 'services'),
    get('services/details/sap-managed-services', 'service'),
    get('solutions/list', 'solutions'),
    get('our-teams/list?page=1&limit=20', 'team'),
    get('success-stories/list', 'success stories'),
    get('culture-highlights/list', 'culture highlights'),
    get('api/home/list', 'home'),
    get('home/get-hero-data?type=About', 'hero data'),
    get('page-content/About', 'page content'),
    get(`pages/details/${topicPaths[0]?.slice(1)}`, 'topic page'),
    get('privacy/get/Privacy%20Policy', 'legal text'),
    get('redirects/find?from=%2Fold-address', 'redirect'),
    get('places/countries', 'countries'),
    get('places/countries/IN/states', 'states'),
    get('forms/get', 'forms'),
    get('menus/list', 'menus'),
    get('offices/list', 'offices'),
    get('settings/get', 'settings'),
    get('timeline/list', 'timeline'),
    get('about/get', 'about'),
    get('search?q=sap', 'search, a common word'),
    get('search?q=sap+consultant+ahmedabad', 'search, three words'),
    get('search?q=xylophone', 'search, a word nobody uses'),
    get('sitemap/list', 'parts of the sitemap'),
  ];
}

/** Lists a page of every kind. */
export function pageCalls(): Call[] {
  const pages = [
    ...Object.keys(screens),
    '/services/sap-managed-services',
    '/solutions/finance-close-and-gst',
    '/insights?page=2',
    '/blogs/clean-core-in-practice',
    '/careers?page=2',
    '/careers?department=Data+and+AI&mode=hybrid',
    '/careers?search=architect',
    `/careers/${job}`,
    `/careers/${job}/apply`,
    '/search?q=sap',
    ...topicPaths.slice(0, 1),
  ];
  return pages.map((path) => ({ name: `page ${path}`, path }));
}

let asked = 0;

/**
 * Sends a call, as from a visitor of its own, and reads the whole answer.
 * @returns what the page cache says (`hit`, `miss` or `stale`), and the length of the answer
 * @throws {Error} for another status
 */
export async function ask(base: string, call: Call, token?: string) {
  const { name, path, status = 200, method = 'GET', body } = call;
  asked += 1;
  const response = await fetch(base + path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
    headers: {
      'accept-encoding': 'br',
      ...(body && { 'content-type': 'application/json' }),
      'x-forwarded-for': `10.1.${(asked >> 8) & 255}.${asked & 255}`,
      // As a browser sends it to the staff side.
      ...(token && { cookie: `payload-token=${token}`, origin: base }),
    },
  });
  const text = await response.text();
  if (response.status !== status) throw new Error(`${name}: ${response.status} ${text.slice(0, 200)}`);
  return { cache: response.headers.get('x-cache') ?? '', length: text.length };
}
