import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** A page as it is sent to a browser: its headers, and its body still compressed. */
export async function asSent(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const [response] = (await once(
    get(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } }),
    'response',
  )) as [IncomingMessage];
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece);
  const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
  return { body: Buffer.concat(pieces), headers: Object.fromEntries(headers) };
}
