import { connect } from 'node:net';

/** What became of one attack. */
export interface Verdict {
  name: string;
  ok: boolean;
  /** What was answered, in few words. */
  detail: string;
}

/** An answer taken apart. */
export interface RawAnswer {
  /** 0 when the connection was closed without one. */
  status: number;
  headers: Map<string, string>;
  body: string;
  /** How many answers came over the connection. */
  answers: number;
}

/**
 * Sends bytes as they are and reads until the server closes the connection or
 * is silent. No client of ours would send these.
 * @param silenceMs how long to wait for more
 */
export async function sendRaw(
  siteUrl: string,
  bytes: string | Buffer,
  silenceMs = 1_500,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(siteUrl);
  const { promise, resolve } = Promise.withResolvers<void>();
  const chunks: Buffer[] = [];
  const socket = connect(Number(port), hostname);
  socket.setTimeout(silenceMs, () => socket.destroy());
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => {}); // closed in the middle of a request, which may be the right answer
  socket.on('close', () => resolve());
  socket.write(bytes);
  await promise;
  return parse(Buffer.concat(chunks).toString('latin1'));
}

function parse(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers,
    body: rest.join('\r\n\r\n'),
    answers: text.match(/^HTTP\/1\.1 \d{3}/gm)?.length ?? 0,
  };
}

/** A GET request, closed after its answer. @param lines further header lines; a Host among them replaces ours */
export function get(siteUrl: string, target: string, lines: readonly string[] = []): string {
  const own = lines.some((line) => /^host\s*:/i.test(line)) ? [] : [`Host: ${new URL(siteUrl).host}`];
  return `GET ${target} HTTP/1.1\r\n${[...own, ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`;
}
