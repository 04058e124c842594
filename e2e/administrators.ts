import { administratorOf } from './env.ts';

interface StaffSide {
  cmsUrl: string;
  staffEmail: string;
  staffPassword: string;
}

/** Makes the accounts that the workers sign in with, all with the first administrator's password. */
export async function makeAdministrators(workers: number, staffSide: StaffSide): Promise<void> {
  const { cmsUrl, staffEmail, staffPassword: password } = staffSide;
  const call = async (path: string, body?: object, token?: string) => {
    const response = await fetch(`${cmsUrl}/api/users${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`users${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { token: string; totalDocs: number };
  };
  const { token } = await call('/login', { email: staffEmail, password });
  for (let worker = 0; worker < workers; worker += 1) {
    const email = administratorOf(worker);
    const known = await call(`?where[email][equals]=${email}&depth=0`, undefined, token);
    if (known.totalDocs > 0) continue;
    await call('', { email, password, name: 'Administrator', roles: ['administrator'] }, token);
  }
}
