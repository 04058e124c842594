import type { Cluster } from './stack.ts';

/** Calls of the staff side's API as its first administrator. */
export interface Staff {
  /** @throws {Error} with the answer when it is not one of success */
  call(path: string, init?: RequestInit): Promise<Response>;
  json<T>(path: string, init?: RequestInit): Promise<T>;
}

/** Signs in through the proxy, with the account that the first start made. */
export async function signIn({ proxy, starts }: Cluster): Promise<Staff> {
  const account = starts.find((start) => start.account)?.account;
  const signedIn = await fetch(`${proxy.cmsUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token } = (await signedIn.json()) as { token?: string };
  if (!token) throw new Error(`Signing in to the staff side: ${signedIn.status}`);
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `JWT ${token}`);
    if (typeof init.body === 'string') headers.set('content-type', 'application/json');
    const answer = await fetch(proxy.cmsUrl + path, { ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  return {
    call,
    json: async <T>(path: string, init?: RequestInit) => (await call(path, init)).json() as Promise<T>,
  };
}
