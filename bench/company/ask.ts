import type { Call } from './calls.ts';

/** Sends a call and reads the whole answer. @throws {Error} when it is not the right one */
export async function ask(
  base: string,
  { name, path, status = 200, body }: Call,
  token?: string,
): Promise<void> {
  const response = await fetch(base + path, {
    method: body === undefined ? 'GET' : 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
    headers: {
      // As a browser on the staff side sends it, pages and calls alike.
      ...(token && { cookie: `payload-token=${token}`, origin: base }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status !== status)
    throw new Error(`${name} was answered with ${response.status}: ${text.slice(0, 200)}`);
}
