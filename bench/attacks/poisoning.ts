import { randomBytes } from 'node:crypto';
import { type Verdict, verdict } from '../measure.ts';
import { get, judgeTargets, type RawAnswer, sendRaw } from './raw.ts';

const evil = 'evil.example';

/** Header lines that a cache must neither trust nor repeat. */
const headers = [
  `Host: ${evil}`,
  `hOsT: ${evil}:1337`,
  `X-Forwarded-Host: ${evil}`,
  `X-FORWARDED-HOST: ${evil}`,
  `X-Forwarded-Proto: ${evil}`,
  'X-Forwarded-Proto: http',
  'X-Forwarded-Port: 1337',
  `X-Forwarded-Scheme: ${evil}`,
  `X-Forwarded-Prefix: /${evil}`,
  `X-Forwarded-Server: ${evil}`,
  `X-Forwarded-For: ${evil}`,
  `Forwarded: host=${evil};proto=http`,
  `X-Host: ${evil}`,
  `X-Original-Host: ${evil}`,
  'X-Original-URL: /my-application',
  'X-Rewrite-URL: /my-application',
  'X-HTTP-Method-Override: DELETE',
  'X-HTTP-Method: PUT',
  'X-Method-Override: POST',
  `Origin: https://${evil}`,
  `Referer: https://${evil}/`,
  `User-Agent: ${evil}`,
  `Accept-Language: ${evil}`,
  `Cookie: Privacy=${evil}; session=${evil}`,
  `Authorization: Bearer ${evil}`,
  'Accept: application/json',
  'Range: bytes=0-5',
  'Range: bytes=-1,0-,5-1',
  'If-None-Match: *',
  'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT',
  'Accept-Encoding: identity;q=0, *;q=0',
  'Accept-Encoding: br;q=evil, gzip;q=2',
  `Accept-Encoding: ${'a,'.repeat(2_000)}br`,
  'X-Requested-With: XMLHttpRequest',
  'Sec-Fetch-Mode: cors',
  'Sec-Purpose: prefetch',
  'Transfer-Encoding: identity',
  'Upgrade: h2c',
];

/** Requests uncached pages with each header, then the same pages without it. */
export async function poisonedHeaders(siteUrl: string): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const line of headers) {
    const page = `/careers?search=${randomBytes(4).toString('hex')}`;
    verdicts.push(
      await judgeCached(siteUrl, `header ${line.slice(0, 60)}`, page, get(siteUrl, page, [line])),
    );
  }
  const page = `/careers?search=${randomBytes(4).toString('hex')}`;
  // Node lets it pass (RFC 9112 wants a 400); harmless where no Host is believed.
  const twice = get(siteUrl, `${page}2`, ['Host: localhost', `Host: ${evil}`]);
  verdicts.push(await judgeCached(siteUrl, 'two hosts', `${page}2`, twice));
  const fat = `GET ${page} HTTP/1.1\r\nHost: x\r\nContent-Length: 24\r\nConnection: close\r\n\r\nsearch=${evil}&page=1`;
  verdicts.push(await judgeCached(siteUrl, 'a GET with a body', page, fat));
  const absolute = get(siteUrl, `http://${evil}${page}1`);
  verdicts.push(await judgeCached(siteUrl, 'a target with a host of its own', `${page}1`, absolute));
  return verdicts;
}

async function judgeCached(siteUrl: string, name: string, page: string, attack: string): Promise<Verdict> {
  const poisoned = await sendRaw(siteUrl, attack);
  const clean = await sendRaw(siteUrl, get(siteUrl, page));
  const ok = !isTainted(poisoned) && !isTainted(clean) && clean.status === 200;
  const detail = `${poisoned.status}, then ${clean.status} ${clean.headers.get('x-cache') ?? ''}`;
  return verdict(name, ok && clean.body.includes('</html>'), detail);
}

/** Checks whether an answer repeats input of the attacker. */
function isTainted({ headers, body }: RawAnswer): boolean {
  return [...headers.values(), body].some((text) => text.includes(evil) || text.includes(':1337'));
}

/** Requests other spellings of a page's URL, which must all be one cache entry. */
export async function parameterTricks(siteUrl: string): Promise<Verdict[]> {
  const plain = await sendRaw(siteUrl, get(siteUrl, '/insights?page=1'));
  const etag = plain.headers.get('etag');
  const targets = [
    `/insights?page=1&utm_source=${evil}`,
    `/insights?x=${evil}&page=1`,
    '/insights?page=1&page=2',
    '/insights?page=1&',
    '/insights?&page=1',
    '/insights?page=1&__proto__[x]=1',
    `/insights?page=1#${evil}`,
    `/insights?page=1&callback=${evil}`,
    '/insights?page=1&_routes=root',
  ];
  const isFine = ({ status, headers }: RawAnswer) =>
    status === 200 && headers.get('etag') === etag && headers.get('x-cache') === 'hit';
  return judgeTargets(siteUrl, 'parameters', targets, isFine);
}

/** Requests unusual paths, which must cause neither errors nor leaks. */
export async function pathTricks(siteUrl: string): Promise<Verdict[]> {
  const targets = [
    '//',
    '/%2F',
    '/%2f%2f',
    '/%00',
    '/about%00.css',
    '/..;/about',
    '/about/..;/my-application',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cetc/passwd',
    '/assets/..%2f..%2fserver/index.js',
    '/assets/%2e%2e/%2e%2e/server/index.js',
    '/api/media/..%2f..%2fpayload-secret',
    '/about;jsessionid=1',
    '/about%3fpage=1',
    '/ABOUT',
    '/about/',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/',
    '/\u0000',
    `/${'a/'.repeat(2_000)}`,
    `/${'%2e'.repeat(2_000)}`,
    '/?',
    '/??',
    '/.env',
    '/.git/config',
    '*',
    'about',
  ];
  const leak = /root:x:|import\{|createRequestHandler|PAYLOAD|\[core\]/;
  const isFine = ({ status, headers, body }: RawAnswer) =>
    status < 500 && !leak.test(body.slice(0, 20_000)) && isOnSite(siteUrl, headers.get('location'));
  return judgeTargets(siteUrl, 'path', targets, isFine);
}

/** Requests personal pages under names that a cache might store (web cache deception). */
export async function deception(siteUrl: string): Promise<Verdict[]> {
  const targets = [
    '/my-application',
    '/my-application/',
    '/my-application/x.css',
    '/my-application.css',
    '/my-application%2Fx.css',
    '/my-application;x.css',
    '/my-application%00.css',
    '/my-application?x.css',
    '/my-application/..%2fabout',
    '/__outbox/x.css',
    '/readyz/x.css',
  ];
  const isFine = ({ status, headers, body }: RawAnswer, target: string) => {
    const cached = headers.get('x-cache') !== undefined || /public/.test(headers.get('cache-control') ?? '');
    // Redirects and pages without personal data may be cached.
    const personal = status === 200 && /my-application|outbox/.test(target) && body.includes('</html>');
    return status < 500 && !(personal && cached);
  };
  return judgeTargets(siteUrl, 'deception', targets, isFine, ['Cookie: session=1']);
}

/** Tries to make the site redirect to another one. */
export async function openRedirects(siteUrl: string): Promise<Verdict[]> {
  const targets = [
    `//${evil}`,
    `///${evil}`,
    `//${evil}/%2e%2e`,
    `/\\${evil}`,
    `/\\\\${evil}/x`,
    `/%5c${evil}`,
    `/%2F%2F${evil}`,
    `/%09/${evil}`,
    `/.${evil}`,
    `/https:${evil}`,
    `/https://${evil}`,
    `/careers//${evil}`,
    `//${evil}/..;/`,
    `/?redirect=//${evil}&next=https://${evil}&url=${evil}`,
    `/nothing-here?to=https://${evil}`,
    `/careers/nothing/apply?return=//${evil}`,
    `http://${evil}/nothing-here`,
    `/%0d%0aLocation:%20https://${evil}/`,
    `/nothing%0d%0aSet-Cookie:a=1`,
  ].flatMap((target) => (target.includes('?') ? [target] : [target, `${target}.data`]));
  const isFine = ({ status, headers }: RawAnswer) =>
    status < 500 && isOnSite(siteUrl, headers.get('location')) && !headers.has('set-cookie');
  return judgeTargets(siteUrl, 'redirect', targets, isFine);
}

/** Checks whether a location is on this site, as a browser resolves it. */
function isOnSite(siteUrl: string, location: string | undefined): boolean {
  if (location === undefined) return true;
  return URL.canParse(location, siteUrl) && new URL(location, siteUrl).origin === new URL(siteUrl).origin;
}
