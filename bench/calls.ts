import { screens, topicPaths } from '@riverfront/contract';

/** A request, and its name in the table. */
export interface Call {
  name: string;
  path: string;
  /** Of a call that changes something; its body is JSON. */
  method?: 'PATCH' | 'POST';
  body?: object;
}

/** Key of an open job. */
export const job = 'sap-solution-architect-delaware';

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
 * @param token session of a member of staff
 * @returns the length of the answer in characters
 * @throws {Error} for another status than 200
 */
export async function ask(base: string, call: Call, token?: string): Promise<number> {
  const { name, path, method = 'GET', body } = call;
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
  if (!response.ok) throw new Error(`${name}: ${response.status} ${text.slice(0, 200)}`);
  return text.length;
}
