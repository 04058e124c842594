import { connect } from 'node:net';
import { type Verdict, verdict } from '../measure.ts';

/** A parsed answer. */
export type RawAnswer = ReturnType<typeof parse>;

/** Timeout while waiting for more of an answer, in ms. */
const timeoutMs = 1_500;

/** Sends raw bytes, and reads until the server closes the connection or the timeout. */
export async function exchange(
  url: string,
  bytes: string | Buffer,
): Promise<{ text: string; closed: boolean }> {
  const { hostname, port } = new URL(url);
  const { promise, resolve } = Promise.withResolvers<void>();
  const chunks: Buffer[] = [];
  let closed = true;
  const socket = connect(Number(port), hostname);
  socket.setTimeout(timeoutMs, () => {
    closed = false;
    socket.destroy();
  });
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => {}); // closed in the middle of a request, which may be the right answer
  socket.on('close', () => resolve());
  socket.write(bytes);
  await promise;
  return { text: Buffer.concat(chunks).toString('latin1'), closed };
}

/** Sends a raw request and parses the answer. */
export const sendRaw = async (siteUrl: string, bytes: string | Buffer): Promise<RawAnswer> =>
  parse((await exchange(siteUrl, bytes)).text);

function parse(text: string) {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
  return {
    /** 0 when the connection was closed without one. */
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers,
    body: rest.join('\r\n\r\n'),
    /** How many answers came over the connection. */
    answers: text.match(/^HTTP\/1\.1 \d{3}/gm)?.length ?? 0,
  };
}

/** Builds a GET request that closes the connection; a Host among `lines` replaces ours. */
export function get(siteUrl: string, target: string, lines: readonly string[] = []): string {
  const own = lines.some((line) => /^host\s*:/i.test(line)) ? [] : [`Host: ${new URL(siteUrl).host}`];
  return `GET ${target} HTTP/1.1\r\n${[...own, ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`;
}

/** Requests targets serially and judges each answer. @param lines further header lines */
export async function judgeTargets(
  siteUrl: string,
  name: string,
  targets: string[],
  isFine: (answer: RawAnswer, target: string) => boolean,
  lines: string[] = [],
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const target of targets) {
    const answer = await sendRaw(siteUrl, get(siteUrl, target, lines));
    const { status, headers } = answer;
    const detail = `${status} ${headers.get('location') ?? headers.get('x-cache') ?? ''}`.trim();
    verdicts.push(verdict(`${name} ${JSON.stringify(target.slice(0, 50))}`, isFine(answer, target), detail));
  }
  return verdicts;
}
