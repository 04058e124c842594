import { rm } from 'node:fs/promises';
import { toLines } from '@riverfront/contract/normalise';
import {
  APIError,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadRequest,
  QueryError,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload';
import { parseJson } from '../fields/json.ts';
import { createRejections, type RejectionOptions } from '../limits/rejections.ts';

export type Owner = SanitizedCollectionConfig | SanitizedGlobalConfig | undefined;
type Operation = 'create' | 'read' | 'readVersions' | 'update' | 'delete' | 'unlock';

/** The operation of each of Payload's own endpoints, by method and path. */
export const operations: Record<string, Operation> = {
  'get /': 'read',
  'get /count': 'read',
  'get /:id': 'read',
  'get /versions': 'readVersions',
  'get /versions/:id': 'readVersions',
  'post /': 'create',
  'post /:id/duplicate': 'create',
  'post /versions/:id': 'update',
  'patch /': 'update',
  'patch /:id': 'update',
  'delete /': 'delete',
  'delete /:id': 'delete',
  'post /unlock': 'unlock',
};

/** Endpoints for people without a session; each of those that change something has limits. */
const open =
  /^\/(login|logout|me|refresh-token|forgot-password|reset-password|second-factor\/[\w-]+|file\/:filename)$/;

/** Whether an endpoint is for people without a session. */
export function isOpen({ method, path }: Pick<Endpoint, 'method' | 'path'>): boolean {
  return open.test(path) || `${method} ${path}` === 'get /access';
}

/** Parameters of paths that are no ids of records. */
const names = ['collection', 'global', 'filename', 'key'];

/**
 * Puts a check before every endpoint of the REST API, Payload's own included: whether the session has the right is
 * decided before anything is queried, parsed or stored. Hooks alone cannot do it: Payload stores the files of a form and
 * begins a transaction before the first of them (3.90.2, `wrapInternalEndpoints`, `operations/update.js`).
 * Requests without the right are logged, counted and limited.
 */
export function withAccessFirst(config: SanitizedConfig, options?: RejectionOptions): SanitizedConfig {
  const rejections = createRejections(options);
  const guard = <E extends Endpoint>(endpoint: E, owner?: Owner): E => ({
    ...endpoint,
    async handler(req: PayloadRequest) {
      const forEverybody = isOpen(endpoint);
      try {
        if (!forEverybody) rejections.assertAllowed(req);
        await assertAccess(req, endpoint, owner, forEverybody);
        assertQuery(req.query);
        await limitBody(req, {
          isParsed: forEverybody || isPayloads(endpoint, owner),
          isUpload: owner !== undefined && 'upload' in owner && Boolean(owner.upload),
        });
        const response = await endpoint.handler(req);
        if ([401, 403].includes(response.status))
          await rejections.count(req, endpoint.path, response.status, forEverybody);
        if (!response.headers.has('cache-control') && endpoint.path !== '/file/:filename')
          response.headers.set('cache-control', 'no-store');
        return response;
      } catch (error) {
        const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
        if ([401, 403, 429].includes(status) || (status === 400 && !req.user))
          await rejections.count(req, endpoint.path, status, forEverybody);
        throw error;
      } finally {
        await removeTemporaryFiles(req);
      }
    },
  });
  const guardAll = <Entity extends SanitizedCollectionConfig | SanitizedGlobalConfig>(
    entity: Entity,
  ): Entity => {
    const { endpoints } = entity;
    return endpoints
      ? { ...entity, endpoints: endpoints.map((endpoint) => guard(endpoint, entity)) }
      : entity;
  };
  return {
    ...config,
    custom: { ...config.custom, rejections },
    collections: config.collections.map(guardAll),
    globals: config.globals.map(guardAll),
    endpoints: config.endpoints.map((endpoint) => guard(endpoint)) as SanitizedConfig['endpoints'],
  };
}

/**
 * Asserts that the session of a request has the right, and only then that the path names ids that can exist.
 * Payload's operations are decided by the rules of their collection or global; our own endpoints check roles themselves.
 * @throws {Forbidden} without the right
 * @throws {NotFound} for an id that no record can have
 */
async function assertAccess(
  req: PayloadRequest,
  { method, path }: Endpoint,
  owner: Owner,
  forEverybody: boolean,
): Promise<void> {
  const { csrf } = req.payload.config;
  const origin = req.headers.get('origin');
  // Login CSRF; clients other than browsers send no Origin.
  if (method !== 'get' && origin && csrf.length > 0 && !csrf.includes(origin)) throw new Forbidden(req.t);
  if (forEverybody) return;
  const operation = owner && operations[`${method} ${path}`];
  const ids = Object.entries(req.routeParams ?? {}).filter(([name]) => !names.includes(name));
  const [id] = ids.map(([, value]) => Number(value));
  if (!(await isAllowed(req, owner, operation, path.includes('versions') ? undefined : id)))
    throw new Forbidden(req.t);
  const isKnown = ids.every(([, value]) => value === undefined || /^[1-9]\d{0,9}$/.test(String(value)));
  const hasVersions = !operation || !path.startsWith('/versions') || owner?.versions;
  if (!isKnown || (id ?? 0) >= 2 ** 31 || !hasVersions) throw new NotFound(req.t);
}

/** Whether Payload handles an endpoint itself, and so reads `req.data`. */
function isPayloads({ method, path }: Endpoint, owner: Owner): boolean {
  return (
    `${method} ${path}` in operations || path === '/reorder' || Boolean(owner?.slug.startsWith('payload-'))
  );
}

/** The access rule of a collection or global. Globals have none for creating: a POST updates them. */
export function ruleOf(owner: Owner, operation: Operation): unknown {
  const rules: Partial<Record<Operation, unknown>> = owner?.access ?? {};
  return rules[operation] ?? (operation === 'create' ? rules.update : undefined);
}

async function isAllowed(
  req: PayloadRequest,
  owner: Owner,
  operation: Operation | undefined,
  id: number | undefined,
): Promise<boolean> {
  const rule = operation && ruleOf(owner, operation);
  if (typeof rule !== 'function') return req.user !== null && req.user !== undefined;
  return Boolean(await rule({ req, ...(id !== undefined && { id }) }));
}

/** Largest body in bytes that is read into memory, without a session (an address and a password) and with one. */
const maxBytes = { anonymous: 64 * 1024, staff: 16 * 1024 ** 2 };

/**
 * Replaces the parser of JSON and forms by one that reads into memory, with a limit; Payload's would store each file of
 * a form on the disk. Only a collection of uploads leaves a form to Payload.
 * @param options.isParsed true for Payload's own endpoints, which read `req.data`; ours call `req.json()` after their
 * check of roles
 * @throws {APIError} 400 for what is not JSON, 413 for what is too large
 */
async function limitBody(
  req: PayloadRequest,
  options: { isParsed: boolean; isUpload: boolean },
): Promise<void> {
  const type = req.headers.get('content-type')?.toLowerCase() ?? '';
  const isForm = type.startsWith('multipart/');
  if (!req.body || !(isForm || type.startsWith('application/json')) || (isForm && options.isUpload)) return;
  let data: Promise<unknown> | undefined;
  const json = () => {
    data ??= readData(req, isForm);
    return data;
  };
  Object.assign(req, { json });
  if (!options.isParsed) return;
  req.data = (await json()) as PayloadRequest['data'];
  Object.defineProperty(req, 'body', { value: null });
}

/** Removes the temporary files that Payload's parser stored of an upload; it removes only the one named `file`. */
async function removeTemporaryFiles(req: PayloadRequest): Promise<void> {
  const files: unknown[] = Object.values(req.files ?? {}).flat();
  for (const file of files)
    if (typeof file === 'object' && file && 'tempFilePath' in file && typeof file.tempFilePath === 'string')
      await rm(file.tempFilePath, { force: true });
}

async function readData(req: PayloadRequest, isForm: boolean): Promise<unknown> {
  const bytes = await readBytes(req);
  const text = isForm ? await readForm(req, bytes) : bytes.toString();
  const json = text ? parseJson(text, dropControls) : {};
  if (json === undefined) throw new APIError('Invalid JSON', 400);
  return json;
}

/** What people paste has control characters, of which PostgreSQL cannot store one. */
function dropControls(key: string, value: unknown): unknown {
  if (key.includes('\0')) return undefined;
  return typeof value === 'string' ? toLines(value) : value;
}

/** Reads the JSON that Payload's forms send in the field `_payload`. */
async function readForm({ headers }: PayloadRequest, bytes: Buffer<ArrayBuffer>): Promise<string> {
  const type = headers.get('content-type') ?? '';
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
  const field = form?.get('_payload');
  return typeof field === 'string' ? field : '';
}

async function readBytes({ body, headers, user }: PayloadRequest): Promise<Buffer<ArrayBuffer>> {
  const limit = user ? maxBytes.staff : maxBytes.anonymous;
  const tooLarge = () => new APIError('This is too large to be saved.', 413);
  if (Number(headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Fields of accounts that are in no response, and so in no query either. */
export const secretFields = [
  'hash',
  'salt',
  'password',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'loginAttempts',
  'lockUntil',
  'sessions',
  'secondFactorSecret',
  'recoveryCodes',
  'sealedFirstPassword',
];

/** Most conditions, words and listed values of one query: a bulk action names at most the 100 rows of a page. */
const maxParts = 500;

/**
 * Asserts that a query names no secret field, at any depth and over any relationship, and is of a size that the
 * database answers at once: PostgreSQL takes a second for 12,000 words of one `like`.
 * @param query parsed by Payload: `where`, `sort`, `select`, `populate`, `joins` and others
 * @throws {QueryError} 400
 */
function assertQuery(query: Record<string, unknown> | undefined): void {
  let parts = 0;
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) {
      const text = String(value);
      parts += text.split(/[\s,]+/).length;
      if (text.includes('\0') || parts > maxParts) throw new QueryError([{ path }]);
      if (/(^|\.)sort(\.\d+)?$/.test(path)) for (const field of text.split(',')) assertReadable(field);
      return;
    }
    for (const [key, child] of Object.entries(value)) {
      assertReadable(key);
      visit(child, path ? `${path}.${key}` : key);
    }
  };
  visit(query ?? {}, '');
}

function assertReadable(path: string): void {
  if (path.split(/\.|__|^-/).some((name) => secretFields.includes(name.trim())))
    throw new QueryError([{ path }]);
}
