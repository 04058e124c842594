import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { BucketSettings } from '../src/storage/settings.ts';

/** An S3 server on loopback, with both buckets. */
export type TestS3 = Awaited<ReturnType<typeof startTestS3>>;

interface StoredObject {
  bytes: Buffer;
  type: string;
  modifiedAt: Date;
}

type Buckets = Map<string, Map<string, StoredObject>>;

/**
 * Starts an S3 server on a free port that keeps objects in memory: PutObject, GetObject with ranges, HeadObject,
 * DeleteObject and ListObjectsV2. Checks no keys and no signatures, which the SDK makes.
 * @param options.pageSize the most keys of one page of a list
 */
export async function startTestS3({ pageSize = 1000 } = {}) {
  const settings: BucketSettings = {
    endpoint: undefined,
    region: 'us-east-1',
    accessKeyId: 'test-access-key',
    secretAccessKey: 'test-secret-key',
    mediaBucket: 'riverfront-media',
    resumesBucket: 'riverfront-resumes',
  };
  const buckets: Buckets = new Map();
  for (const name of [settings.mediaBucket, settings.resumesBucket]) buckets.set(name, new Map());
  const start = (port: number) =>
    listen(port, (request, response) => respond(buckets, pageSize, request, response));
  let server = await start(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  settings.endpoint = `http://127.0.0.1:${port}`;
  const down = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    settings,
    /** Refuses connections until `up` is called; stored objects stay. */
    down,
    async up() {
      server = await start(port);
    },
    async close() {
      if (server.listening) await down();
    },
  };
}

type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

async function listen(port: number, respond: Respond): Promise<Server> {
  const server = createServer((request, response) => {
    // A connection that breaks ends its own transfer and nothing else.
    respond(request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function respond(
  buckets: Buckets,
  pageSize: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const [, name = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(decodeURIComponent(pathname)) ?? [];
  const body = await buffer(request);
  const refuse = (status: number, code: string) => {
    response.statusCode = status;
    sendXml(response, `<Error><Code>${code}</Code></Error>`);
  };
  const bucket = buckets.get(name);
  if (!bucket) return refuse(404, 'NoSuchBucket');
  if (!key) return sendXml(response, listPage(bucket, searchParams, pageSize));
  if (request.method === 'PUT') {
    bucket.set(key, { bytes: body, type: request.headers['content-type'] ?? '', modifiedAt: new Date() });
    return response.end();
  }
  if (request.method === 'DELETE') {
    bucket.delete(key);
    return response.writeHead(204).end();
  }
  const object = bucket.get(key);
  if (!object) return refuse(404, 'NoSuchKey');
  const { bytes, type, modifiedAt } = object;
  const { range } = request.headers;
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  const [start, end] = [Number(first ?? 0), Math.min(Number(last || Infinity), bytes.length - 1)];
  if (start > end && bytes.length > 0) return refuse(416, 'InvalidRange');
  response.writeHead(range ? 206 : 200, {
    'content-length': end - start + 1,
    'content-type': type,
    'last-modified': modifiedAt.toUTCString(),
    ...(range && { 'content-range': `bytes ${start}-${end}/${bytes.length}` }),
  });
  // Node sends no body for HEAD.
  return response.end(bytes.subarray(start, end + 1));
}

/** One page of keys in the order of their bytes. */
function listPage(bucket: Map<string, StoredObject>, query: URLSearchParams, pageSize: number): string {
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString();
  const rest = [...bucket]
    .filter(([key]) => key > after)
    .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const page = rest.slice(0, pageSize);
  const next = rest.length > pageSize ? Buffer.from(page.at(-1)?.[0] ?? '').toString('base64url') : undefined;
  const contents = page.map(
    ([key, { bytes, modifiedAt }]) =>
      `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modifiedAt.toISOString()}</LastModified>` +
      `<Size>${bytes.length}</Size></Contents>`,
  );
  return (
    `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>` +
    `${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}${contents.join('')}</ListBucketResult>`
  );
}

const escapeXml = (text: string) => text.replace(/[&<>]/g, (one) => `&#${one.charCodeAt(0)};`);

function sendXml(response: ServerResponse, xml: string): void {
  response.setHeader('content-type', 'application/xml');
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}
