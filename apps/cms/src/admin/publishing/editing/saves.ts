import { listReadAtHeader, type NewerVersion, toEntityTag } from '@riverfront/backend/publishing/versions';

/** A save request of one of Payload's screens. */
export interface Save {
  url: string;
  method: string;
  /** Submits the whole form; otherwise an action button that changes one field. */
  isForm: boolean;
  /** Sent by Payload's autosave, two seconds after the last change. */
  isAutosave: boolean;
  /** The requested `_status`. */
  status: string | undefined;
  /** The form values as JSON, without `_status` and `updatedAt`. */
  content?: string;
}

/**
 * A document open on a screen. Its saves are serialised, so that each names the version created by the one
 * before it.
 */
export class TrackedDocument {
  /** The version that the screen has loaded or saved last. */
  version: string | undefined;
  readonly #own = new Set<string>();
  readonly #onRejected: (newer: NewerVersion, save: Save) => void;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** The last save, if it published. */
  #published: { content: string; answer: Response } | undefined;

  constructor(version: string | undefined, onRejected: (newer: NewerVersion, save: Save) => void) {
    this.version = version;
    this.#onRejected = onRejected;
    if (version) this.#own.add(version);
  }

  get isSaving(): boolean {
    return this.#waiting > 0;
  }

  /** Notes a reloaded version, unless this screen saved it itself: a reload may lag behind a save. */
  load(version: string | undefined): void {
    if (version && !this.#own.has(version)) this.begin(version);
  }

  /** Uses a version as the base of further saves. */
  begin(version: string): void {
    this.version = version;
    this.#own.add(version);
  }

  /** Returns whether this screen has loaded or saved a version. */
  knows(version: string): boolean {
    return this.#own.has(version);
  }

  /** Enqueues a save and sends it with its base version in `If-Match`. */
  async send(save: Save, request: (headers: Record<string, string>) => Promise<Response>): Promise<Response> {
    this.#waiting += 1;
    const before = this.#queue;
    const sent = before.then(async () => {
      // Enqueued before the publication finished; storing it would create a draft identical to what is published.
      if (save.isAutosave && save.content !== undefined && save.content === this.#published?.content)
        return alreadyPublished(this.#published.answer);
      const response = await request({ 'If-Match': toEntityTag(this.version) });
      const { saved, newer } = await contentOf(response);
      if (saved) {
        this.begin(saved);
        const { status, content } = save;
        this.#published =
          status === 'published' && content ? { content, answer: response.clone() } : undefined;
      }
      if (!newer) return response;
      this.#onRejected(newer, save);
      // Autosave retries with every change, and the form would show the error each time.
      return save.isAutosave ? Response.json({ errors: [] }, { status: 409 }) : response;
    });
    this.#queue = sent.catch(() => undefined);
    try {
      return await sent;
    } finally {
      this.#waiting -= 1;
    }
  }
}

const documents = new Map<string, TrackedDocument[]>();
const lists = new Map<string, string>();

/**
 * Tracks the saves of an open document until the returned function is called. The last one opened has precedence,
 * as a drawer has over its page.
 */
export function trackDocument(key: string, document: TrackedDocument): () => void {
  documents.set(key, [...(documents.get(key) ?? []), document]);
  return () =>
    documents.set(
      key,
      (documents.get(key) ?? []).filter((known) => known !== document),
    );
}

/** Stores when the list of a collection was loaded. @param readAt ISO 8601, by the server's clock */
export function noteListRead(collection: string, readAt: string): void {
  lists.set(collection, readAt);
}

/** Returns the tracking key of a document or global. */
export function keyOf(source: string, id?: number | string): string {
  return id === undefined ? `globals/${source}` : `${source}/${id}`;
}

/** Returns the tracking key of the screen that restores an old version. */
export function restoreKeyOf(source: string, id?: number | string): string {
  return id === undefined ? `globals/${source}/versions` : `${source}/versions`;
}

/** Wraps `fetch` so that each save of a tracked document sends its base version (optimistic concurrency control). */
export function withVersions(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const target = input instanceof Request ? undefined : targetOf(String(input), init);
    if (!target) return send(input, init);
    const withHeaders = (more: Record<string, string>) => {
      const headers = new Headers(init?.headers);
      for (const [name, value] of Object.entries(more)) if (!headers.has(name)) headers.set(name, value);
      return send(input, { ...init, headers });
    };
    if ('list' in target) {
      const readAt = lists.get(target.list);
      return withHeaders(readAt ? { [listReadAtHeader]: readAt } : {});
    }
    const document = documents.get(target.key)?.at(-1);
    return document ? document.send(target.save, withHeaders) : send(input, init);
  };
}

/** Parses which document a request saves, or which list it bulk-edits; undefined for any other request. */
function targetOf(
  address: string,
  init: RequestInit = {},
): { key: string; save: Save } | { list: string } | undefined {
  const method = init.method?.toUpperCase();
  if (method !== 'PATCH' && method !== 'POST') return undefined;
  const { origin, pathname, searchParams } = new URL(address, location.href);
  const [, path] = pathname.match(/^\/api\/(.+)$/) ?? [];
  if (origin !== location.origin || !path) return undefined;
  if (method === 'PATCH' && /^[\w-]+$/.test(path)) return { list: path };
  const [key] =
    (method === 'PATCH'
      ? path.match(/^[\w-]+\/\d+$/)
      : path.match(/^(globals\/)?[\w-]+\/versions|^globals\/[\w-]+$|^[\w-]+\/\d+/)) ?? [];
  if (!key) return undefined;
  const form = init.body instanceof FormData ? init.body.get('_payload') : undefined;
  const { _status, updatedAt: _, ...content } = typeof form === 'string' ? (JSON.parse(form) as Form) : {};
  return {
    key,
    save: {
      url: address,
      method,
      isForm: form !== undefined,
      isAutosave: searchParams.get('autosave') === 'true',
      status: _status,
      ...(form && { content: JSON.stringify(content) }),
    },
  };
}

/** Parses the version created by a save, or the newer one that caused a conflict. */
async function contentOf(response: Response): Promise<{ saved?: string; newer?: NewerVersion }> {
  const body = (await response
    .clone()
    .json()
    .catch(() => undefined)) as Answer | undefined;
  if (response.ok) return { saved: (body?.doc ?? body?.result)?.updatedAt };
  return response.status === 409 ? { newer: body?.errors?.[0]?.data?.newer } : {};
}

/**
 * Creates the response to a redundant autosave. Payload treats a status below 400 as stored, and counts a new
 * draft only for 2xx.
 */
function alreadyPublished(answer: Response): Response {
  return new Response(answer.clone().body, { status: 300, headers: answer.headers });
}

interface Form {
  _status?: string;
  updatedAt?: string;
}

interface Answer {
  doc?: { updatedAt?: string };
  result?: { updatedAt?: string };
  errors?: { data?: { newer?: NewerVersion } }[];
}
