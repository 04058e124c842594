import { listReadAtHeader, type NewerVersion, toEntityTag } from '@riverfront/content/concurrency';

/** A save that one of Payload's screens sends. */
export interface Save {
  url: string;
  method: string;
  /** Sent by the form, with everything in it; otherwise by a button that changes one thing. */
  isForm: boolean;
  /** Sent by itself, two seconds after the last key. */
  isAutosave: boolean;
  /** The `_status` that the form asks for. */
  status: string | undefined;
  /** The values of the form as JSON, without status and time. */
  content?: string;
}

/**
 * A document that a screen shows. Its saves are serialised, so that one which waits for another names the
 * version that the other made.
 */
export class TrackedDocument {
  /** The version that the screen was loaded with, or has saved since. */
  version: string | undefined;
  readonly #own = new Set<string>();
  readonly #onRejected: (newer: NewerVersion, save: Save) => void;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** What the last save published, as long as nothing else was saved. */
  #published: { content: string; answer: Response } | undefined;

  constructor(version: string | undefined, onRejected: (newer: NewerVersion, save: Save) => void) {
    this.version = version;
    this.#onRejected = onRejected;
    if (version) this.#own.add(version);
  }

  get isSaving(): boolean {
    return this.#waiting > 0;
  }

  /** Takes what the screen was loaded with anew. What it saved itself is known already, and perhaps out of date. */
  load(version: string | undefined): void {
    if (version && !this.#own.has(version)) this.begin(version);
  }

  /** Goes on from a version that somebody has looked at. */
  begin(version: string): void {
    this.version = version;
    this.#own.add(version);
  }

  /** Whether this screen was loaded with a version, or made it. */
  knows(version: string): boolean {
    return this.#own.has(version);
  }

  /** Sends a save after those before it, with the version that it begins from. */
  async send(save: Save, request: (headers: Record<string, string>) => Promise<Response>): Promise<Response> {
    this.#waiting += 1;
    const before = this.#queue;
    const sent = before.then(async () => {
      // Typed before publishing and due after it: stored, it would be a draft that differs in nothing.
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
      // An autosave is repeated with every few words; the form would show the message each time.
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

/** Tracks the saves of a document while a screen shows it; the last one opened goes first, as a drawer lies over a page. */
export function trackDocument(key: string, document: TrackedDocument): () => void {
  documents.set(key, [...(documents.get(key) ?? []), document]);
  return () =>
    documents.set(
      key,
      (documents.get(key) ?? []).filter((known) => known !== document),
    );
}

/** Notes when the list of a collection that is shown was read. @param readAt ISO 8601, by the server's clock */
export function noteListRead(collection: string, readAt: string): void {
  lists.set(collection, readAt);
}

/** The key of a record of a collection, or of a global. */
export function keyOf(source: string, id?: number | string): string {
  return id === undefined ? `globals/${source}` : `${source}/${id}`;
}

/** The key under which the screen of an old version is tracked. */
export function restoreKeyOf(source: string, id?: number | string): string {
  return id === undefined ? `globals/${source}/versions` : `${source}/versions`;
}

/** Wraps `fetch` so that each save of a document on the screen says which version it began from. */
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

/** The document that a request saves, or the list of which it changes several; undefined for any other request. */
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

/** The version that a save made, or the newer one because of which it was rejected. */
async function contentOf(response: Response): Promise<{ saved?: string; newer?: NewerVersion }> {
  const body = (await response
    .clone()
    .json()
    .catch(() => undefined)) as Answer | undefined;
  if (response.ok) return { saved: (body?.doc ?? body?.result)?.updatedAt };
  return response.status === 409 ? { newer: body?.errors?.[0]?.data?.newer } : {};
}

/**
 * The answer to an autosave that would change nothing. Payload takes what is below 400 for stored, and counts
 * a new draft only for 2xx.
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
