import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BucketSettings } from '../src/platform/storage/settings.ts';

/** An S3 server on loopback, with both buckets. */
export type TestS3 = Awaited<ReturnType<typeof startTestS3>>;

interface StoredObject {
  path: string;
  size: number;
  type: string | undefined;
  modifiedAt: Date;
}

interface Store {
  settings: BucketSettings;
  dir: string;
  pageSize: number;
  buckets: Map<string, Map<string, StoredObject>>;
}

/** Status of the error codes that are answered; the others refuse access with 403. */
const statuses: Record<string, number> = {
  NoSuchBucket: 404,
  NoSuchKey: 404,
  InvalidRange: 416,
  NotImplemented: 501,
};

/**
 * Starts an S3 server on a free port: PutObject, GetObject with ranges, HeadObject, DeleteObject and
 * ListObjectsV2, for requests with the access key only. Bodies are streamed to files of a temporary folder.
 * @param options.pageSize the most keys of one page of a list
 */
export async function startTestS3({ pageSize = 1000 } = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'riverfront-s3-'));
  const settings: BucketSettings = {
    endpoint: undefined,
    region: 'us-east-1',
    accessKeyId: 'test-access-key',
    secretAccessKey: 'test-secret-key',
    mediaBucket: 'riverfront-media',
    resumesBucket: 'riverfront-resumes',
  };
  const buckets = new Map([settings.mediaBucket, settings.resumesBucket].map((name) => [name, new Map()]));
  const store: Store = { settings, dir, pageSize, buckets };
  let server = await listen(store, 0);
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
      server = await listen(store, port);
    },
    async close() {
      if (server.listening) await down();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function listen(store: Store, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    // A connection that breaks ends its own transfer and nothing else.
    respond(store, request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function respond(store: Store, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const [, name = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(decodeURIComponent(pathname)) ?? [];
  const refuse = (code: string) => {
    request.resume();
    response.statusCode = statuses[code] ?? 403;
    sendXml(response, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  };
  // What the SDK signs, it signs right; whose key it is, it cannot know.
  const [, accessKeyId] = /Credential=([^/]+)/.exec(request.headers.authorization ?? '') ?? [];
  if (accessKeyId !== store.settings.accessKeyId) return refuse('InvalidAccessKeyId');
  const bucket = store.buckets.get(name);
  if (!bucket) return refuse('NoSuchBucket');
  const { method } = request;
  if (method === 'GET' && !key) return sendXml(response, listPage(bucket, searchParams, store.pageSize));
  if (method === 'PUT' && key) {
    const object = await receive(request, join(store.dir, randomUUID()));
    if (!object) return refuse('XAmzContentSHA256Mismatch');
    bucket.set(key, object);
    response.end();
  } else if (method === 'DELETE' && key) {
    bucket.delete(key);
    response.writeHead(204).end();
  } else if ((method === 'GET' || method === 'HEAD') && key) {
    const object = bucket.get(key);
    if (!object) return refuse('NoSuchKey');
    const range = toRange(request.headers.range, object.size);
    if (!range) return refuse('InvalidRange');
    const { start, end } = range;
    const isPart = request.headers.range !== undefined;
    response.writeHead(isPart ? 206 : 200, {
      'accept-ranges': 'bytes',
      'content-length': end - start + 1,
      'content-type': object.type ?? 'binary/octet-stream',
      'last-modified': object.modifiedAt.toUTCString(),
      ...(isPart && { 'content-range': `bytes ${start}-${end}/${object.size}` }),
    });
    if (method === 'HEAD' || object.size === 0) response.end();
    else await pipeline(createReadStream(object.path, { start, end }), response);
  } else refuse('NotImplemented');
}

/** Stores the body of a request in a file. Undefined when it is not the one that was signed. */
async function receive(request: IncomingMessage, path: string): Promise<StoredObject | undefined> {
  const sha256 = createHash('sha256');
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    sha256.update(chunk);
    size += chunk.length;
  });
  await pipeline(request, createWriteStream(path));
  const signed = request.headers['x-amz-content-sha256'];
  if (signed !== 'UNSIGNED-PAYLOAD' && signed !== sha256.digest('hex')) return undefined;
  return { path, size, type: request.headers['content-type'], modifiedAt: new Date() };
}

/** The first and last byte that are asked for (RFC 9110, 14.1.2); undefined when the object has none of them. */
function toRange(header: string | undefined, size: number): { start: number; end: number } | undefined {
  if (header === undefined) return { start: 0, end: size - 1 };
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start <= end ? { start, end } : undefined;
}

/** One page of keys in the order of their bytes. */
function listPage(bucket: Map<string, StoredObject>, query: URLSearchParams, pageSize: number): string {
  const prefix = query.get('prefix') ?? '';
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString();
  const rest = [...bucket]
    .filter(([key]) => key.startsWith(prefix) && key > after)
    .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const page = rest.slice(0, pageSize);
  const next = rest.length > pageSize ? Buffer.from(page.at(-1)?.[0] ?? '').toString('base64url') : undefined;
  const contents = page.map(
    ([key, { size, modifiedAt }]) =>
      `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modifiedAt.toISOString()}</LastModified>` +
      `<Size>${size}</Size></Contents>`,
  );
  return (
    `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated><KeyCount>${page.length}</KeyCount>` +
    `${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}${contents.join('')}</ListBucketResult>`
  );
}

const escapeXml = (text: string) => text.replace(/[&<>]/g, (one) => `&#${one.charCodeAt(0)};`);

function sendXml(response: ServerResponse, xml: string): void {
  response.setHeader('content-type', 'application/xml');
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}
