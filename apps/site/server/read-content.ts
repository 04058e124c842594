import { type Guard, isUnavailable, recordReads, trackReads } from '@riverfront/backend/platform';
import {
  type Endpoint,
  type EndpointName,
  endpoints,
  type InputOf,
  pathOf,
  type ResponseOf,
} from '@riverfront/contract';
import { type ApiClient, ApiError } from '@riverfront/contract/client';
import { LRUCache } from 'lru-cache';
import { resolvePartition } from './cache/partition.ts';
import { handlers } from './handlers.ts';
import { HttpError, unavailableMessage } from './http/http-error.ts';
import type { Content } from './platform/index.ts';
import type { RevisionOf } from './publishing/index.ts';

type Values = Record<string, string | undefined>;

/**
 * Answers an endpoint of the contract: checks the parameters and calls its handler.
 * @throws {HttpError} for wrong parameters and for what does not exist
 * @throws {ContentUnavailable} while the database does not answer
 */
export type ReadContent = <N extends EndpointName>(
  name: N,
  params?: Values,
  query?: Values,
) => Promise<ResponseOf<N>>;

/** Creates the function that the API's addresses and the loaders' client both call. */
export function createReader({ content, guard }: { content: Content; guard: Guard }): ReadContent {
  return async (name, params, query) => {
    const endpoint: Endpoint = endpoints[name];
    const checkedParams = endpoint.params?.safeParse(params ?? {});
    if (checkedParams?.error) {
      const last = Object.values(params ?? {}).at(-1) ?? '';
      throw new HttpError(404, 'not-found', `There is nothing called “${last}” here.`);
    }
    const checkedQuery = endpoint.query?.safeParse(query ?? {});
    if (checkedQuery?.error)
      throw new HttpError(
        400,
        'invalid',
        checkedQuery.error.issues[0]?.message ?? 'The address has a wrong parameter.',
      );
    const input = { params: checkedParams?.data, query: checkedQuery?.data } as InputOf<typeof name>;
    return guard(async () => handlers[name](content.payload(), input));
  };
}

interface Answer {
  value: Promise<unknown>;
  /** The kinds of content that it was made from; complete when it is read. */
  reads: ReadonlySet<string>;
  isRead: boolean;
  revision: string;
  readAt: number;
}

/**
 * Memoises a reader per revision, so that menus, settings and lists are read once for all pages. Concurrent
 * calls share one answer; keys that visitors can invent (searches, filters) are not stored. While the
 * database is unavailable, the last answer is returned, however old.
 */
export function memoise(
  read: ReadContent,
  { revision, maxAgeMs = 60_000, now = Date.now }: MemoiseOptions,
): ReadContent {
  const answers = new LRUCache<string, Answer>({ max: 1_000 });

  function startReading(work: () => Promise<unknown>): Answer {
    const reads = new Set<string>();
    const answer: Answer = {
      value: trackReads(reads, work),
      reads,
      isRead: false,
      revision: revision(),
      readAt: now(),
    };
    const settle = () => {
      answer.isRead = true;
      // When a publication has overtaken it, it may have read both sides, so it stays that of the old revision.
      if (revision() === answer.revision) answer.revision = revision(reads);
    };
    answer.value.then(settle, settle);
    return answer;
  }

  /** Waits for an answer; whoever uses it has read what it was made from, also when that does not exist. */
  async function use<N extends EndpointName>({ value, reads }: Answer): Promise<ResponseOf<N>> {
    try {
      return (await value) as ResponseOf<N>;
    } finally {
      recordReads(reads);
    }
  }

  const isFresh = (answer: Answer) =>
    answer.revision === revision(answer.isRead ? answer.reads : undefined) &&
    now() - answer.readAt < maxAgeMs;

  return (name, params, query) => {
    const key = pathOf(name, params, query);
    if (resolvePartition(decodeURI(key)) === 'variant') return read(name, params, query);
    const known = answers.get(key);
    if (known && isFresh(known)) return use<typeof name>(known);
    const answer = startReading(() => read(name, params, query));
    answers.set(key, answer);
    return use<typeof name>(answer).catch((error) => {
      const isLatest = answers.get(key) === answer;
      if (known && !(error instanceof HttpError)) {
        if (isLatest) answers.set(key, known);
        return use<typeof name>(known);
      }
      if (isLatest) answers.delete(key);
      throw error;
    });
  };
}

export interface MemoiseOptions {
  /** Returns the current revision of what an answer has read. */
  revision: RevisionOf;
  /** Maximum age of an answer in ms, because jobs close by themselves; a minute by default. */
  maxAgeMs?: number;
  now?: () => number;
}

/**
 * Creates the client of loaders that run on the server: it calls handlers without a request or JSON.
 * @param fallback answers while the database cannot be reached and nothing is memoised
 */
export function createLocalClient(read: ReadContent, fallback?: ApiClient): ApiClient {
  return {
    async get(name, input) {
      try {
        return await read(name, input.params, input.query);
      } catch (error) {
        if (error instanceof HttpError) throw new ApiError(error.status, rejection(error.message));
        if (fallback) return fallback.get(name, input);
        if (isUnavailable(error)) throw new ApiError(503, rejection(unavailableMessage));
        throw error;
      }
    },
  };
}

const rejection = (message: string) => ({ success: false as const, message });
