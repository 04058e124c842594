import { type Verdict, verdict } from '../measure.ts';
import { sendRaw } from './raw.ts';

/** A second request in the body of the first one. */
const hidden = 'GET /my-application HTTP/1.1\r\nHost: x\r\n\r\n';

const post = (lines: string[], body: string) =>
  `POST /api/contactUs/add HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${lines.join('\r\n')}\r\n\r\n${body}`;

const attempts: [string, string][] = [
  [
    'Content-Length and Transfer-Encoding',
    post([`Content-Length: ${5 + hidden.length}`, 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`),
  ],
  [
    'Transfer-Encoding and Content-Length',
    post(['Transfer-Encoding: chunked', 'Content-Length: 4'], `2\r\n{}\r\n0\r\n\r\n${hidden}`),
  ],
  ['two Content-Lengths', post(['Content-Length: 2', 'Content-Length: 60'], `{}${hidden}`)],
  ['two Content-Lengths in one', post(['Content-Length: 2, 60'], `{}${hidden}`)],
  ['Content-Length with a sign', post(['Content-Length: +2'], `{}${hidden}`)],
  ['Transfer-Encoding of another name', post(['Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`)],
  ['chunked, then identity', post(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${hidden}`)],
  ['a blank before the colon', post(['Transfer-Encoding : chunked'], `0\r\n\r\n${hidden}`)],
  ['a folded header', post(['Transfer-Encoding:\r\n chunked', 'Content-Length: 2'], `{}${hidden}`)],
  [
    'a chunk size too large',
    post(['Transfer-Encoding: chunked'], `fffffffffffffffff\r\n{}\r\n0\r\n\r\n${hidden}`),
  ],
  ['a chunk longer than it says', post(['Transfer-Encoding: chunked'], `1\r\n{}\r\n0\r\n\r\n${hidden}`)],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['bare line feeds', `GET / HTTP/1.1\nHost: x\n\n${hidden}`],
  ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\n\r\n'],
  ['a line feed in a header', `GET / HTTP/1.1\r\nHost: x\r\nX: a\nContent-Length: 5\r\n\r\n${hidden}`],
  ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'],
];

/** Sends requests that two servers might parse differently; each must be rejected, and answered once. */
export async function smuggling(siteUrl: string): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const [name, bytes] of attempts) {
    const { status, answers } = await sendRaw(siteUrl, Buffer.from(bytes, 'latin1'));
    const ok = status === 400 && answers === 1;
    verdicts.push(verdict(`smuggling: ${name}`, ok, `${answers} answers, ${status}`));
  }
  return verdicts;
}
