import type { Guard } from '@riverfront/backend/health/heartbeat';
import { isUnavailable } from '@riverfront/backend/health/unavailable';
import {
  type Endpoint,
  type EndpointName,
  endpoints,
  type InputOf,
  pathOf,
  type ResponseOf,
} from '@riverfront/contract';
import { type ApiClient, ApiError } from '@riverfront/contract/client';
import type { Logger } from 'pino';
import type { Cache } from '../cache/cache.ts';
import { isCacheable } from '../cache/cache.ts';
import * as blogs from '../content/api/blogs.ts';
import * as caseStudies from '../content/api/case-studies.ts';
import * as company from '../content/api/company.ts';
import { home } from '../content/api/home.ts';
import * as offers from '../content/api/offers.ts';
import * as pages from '../content/api/pages.ts';
import { cities, countries, states } from '../content/places.ts';
import type { Content } from '../database/connect.ts';
import { redirects } from '../publishing/redirects.ts';
import { jobDetails, jobs } from '../recruiting/jobs/jobs.ts';
import { sitemapPart, sitemapParts } from '../search/feeds/sitemap-api.ts';
import { search } from '../search/search.ts';
import { socialPreview } from '../search/social-previews/social-previews.ts';
import type { Handler } from './handler.ts';
import { HttpError, internalErrorMessage, unavailableMessage } from './http-error.ts';

/** The handlers of all GET endpoints; a missing one is a type error. */
const handlers: { [N in EndpointName]: Handler<N> } = {
  ...blogs,
  ...caseStudies,
  ...company,
  ...offers,
  ...pages,
  ...{ home, redirects, jobs, jobDetails, countries, states, cities },
  ...{ sitemapParts, sitemapPart, socialPreview, search },
  homeSingle: (payload) => home(payload, { params: undefined, query: undefined }),
};

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

/**
 * Keeps the answers of a reader in the cache for as long as their revision, so that menus, settings and lists are read
 * once for all pages.
 */
export function cacheAnswers(read: ReadContent, cache: Cache): ReadContent {
  return async (name, params, query) => {
    const key = decodeURI(pathOf(name, params, query));
    const sizeOf = (answer: object) => (isCacheable(key) ? JSON.stringify(answer).length * 2 : 0);
    const { value } = await cache.cached(`answer ${key}`, () => read(name, params, query), { sizeOf });
    return value;
  };
}

/**
 * Creates the client of loaders that run on the server: it calls handlers without a request or JSON. Unexpected errors
 * are logged, because a loader shows every failure as missing content.
 */
export function createLocalClient(read: ReadContent, logger: Pick<Logger, 'error'>): ApiClient {
  return {
    async get(name, input) {
      try {
        return await read(name, input.params, input.query);
      } catch (error) {
        if (error instanceof HttpError)
          throw new ApiError(error.status, rejection(error.message, error.department));
        if (isUnavailable(error)) throw new ApiError(503, rejection(unavailableMessage));
        logger.error({ err: error, name, input }, 'Content could not be read');
        throw new ApiError(500, rejection(internalErrorMessage));
      }
    },
  };
}

const rejection = (message: string, department?: string) => ({
  success: false as const,
  message,
  ...(department && { department }),
});
