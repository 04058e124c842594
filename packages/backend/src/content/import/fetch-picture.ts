import dns from 'node:dns';
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { APIError } from 'payload';
import { isAPIError } from '../../accounts/api-error.ts';

/** Limits of the requests of one import to the old site. */
const limits = { pictures: 1_000, megabytes: 500, minutes: 10, seconds: 15, redirects: 3 };

/** Networks that are not of the internet (IANA's special-purpose address registries). */
const reserved = new BlockList();
const networks = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
  192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20`;
for (const network of networks.split(/\s+/)) {
  const [address = '', prefix] = network.split('/');
  reserved.addSubnet(address, Number(prefix), isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

/** Checks whether an IP address is one of the public internet, which for IPv6 is `2000::/3`. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !reserved.check(address);
  return /^[23][\da-f]{3}:/i.test(address) && !reserved.check(address, 'ipv6');
}

/** Returns the host of an address without `www.`, with which sites answer as well. */
export const toHost = ({ host }: URL): string => host.replace(/^www\./, '');

/** Resolves a name to addresses that the connection then uses: a second lookup could give private ones. */
const lookupPublic: LookupFunction = (name, options, done) =>
  dns.lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first || !addresses.every(({ address }) => isPublicAddress(address)))
      done(error ?? new Error(`${name} has a private address`), '');
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });

async function get(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol) || isIP(url.hostname.replace(/^\[|\]$/g, '')))
    throw new Error(`${url.href} is not asked`);
  const headers = { accept: 'image/*', 'user-agent': 'Company-Import/1' };
  // No agent, whose open connections were looked up by others.
  const options = { agent: false, headers, lookup: lookupPublic, signal };
  const request = (url.protocol === 'https:' ? https : http).get(url, options);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  // From now on the response has the errors.
  request.on('error', () => {});
  return response;
}

/**
 * Creates a function that fetches pictures of an import from a public website, within the limits of one import. It
 * follows redirects on the same host.
 * @throws {APIError} 400 with what the report says of a picture that could not be fetched
 */
export function createPictureFetcher() {
  let [pictures, bytes, end] = [0, 0, 0];
  return async function fetchPicture(url: URL, maxMegabytes: number): Promise<Buffer> {
    end ||= Date.now() + limits.minutes * 60_000;
    pictures += 1;
    if (pictures > limits.pictures || bytes > limits.megabytes * 1024 ** 2 || Date.now() > end)
      throw new APIError('More pictures are fetched when you import the same files again.', 400);
    try {
      const signal = AbortSignal.timeout(limits.seconds * 1_000);
      const response = await follow(url, signal);
      const chunks: Buffer[] = [];
      let length = 0;
      // Leaving the loop closes the connection.
      for await (const chunk of response as AsyncIterable<Buffer>) {
        length += chunk.length;
        bytes += chunk.length;
        if (length > maxMegabytes * 1024 ** 2) throw new APIError(`${url.href} is too large.`, 400);
        chunks.push(chunk);
      }
      return Buffer.concat(chunks);
    } catch (cause) {
      if (isAPIError(cause)) throw cause;
      throw new APIError(`The picture ${url.href} could not be fetched.`, 400, { cause });
    }
  };
}

async function follow(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  let target = url;
  for (let hops = 0; hops <= limits.redirects && toHost(target) === toHost(url); hops += 1) {
    const response = await get(target, signal);
    if (response.statusCode === 200) return response;
    response.destroy();
    if (!response.headers.location) break;
    target = new URL(response.headers.location, target);
  }
  throw new Error(`${target.href} has no picture`);
}
