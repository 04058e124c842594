import type { z } from 'zod';
import * as caseStudies from './case-studies.ts';
import { forms } from './forms.ts';
import * as homePage from './home.ts';
import * as items from './items.ts';
import * as jobs from './jobs.ts';
import * as pages from './pages.ts';
import { type EndpointName, paths } from './paths.ts';
import * as places from './places.ts';
import * as search from './search.ts';
import * as site from './site.ts';

/** The schemas of a GET endpoint. */
export interface Endpoint {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  response: z.ZodObject;
}

const schemas = {
  ...pages,
  ...homePage,
  homeSingle: homePage.home,
  privacyDoubled: pages.privacy,
  ...items,
  ...caseStudies,
  ...jobs,
  ...places,
  forms,
  ...site,
  ...search,
};

/** All GET endpoints: the single source for server, client, tests and OpenAPI. A path without a schema is a type error. */
export const endpoints = Object.fromEntries(
  Object.keys(paths).map((name) => [name, schemas[name as EndpointName]]),
) as Pick<typeof schemas, EndpointName> satisfies Record<EndpointName, Endpoint>;

type Endpoints = typeof endpoints;
type Part<K extends EndpointName, P extends string> =
  Endpoints[K] extends Record<P, infer S extends z.ZodType>
    ? z.input<S> & Record<string, string | undefined>
    : undefined;

/** The answer of an endpoint that succeeded. */
export type ResponseOf<K extends EndpointName> = z.output<Endpoints[K]['response']>;
/** The path parameters of an endpoint, or undefined. */
export type ParamsOf<K extends EndpointName> = Part<K, 'params'>;
/** The query parameters of an endpoint as text, or undefined. */
export type QueryOf<K extends EndpointName> = Part<K, 'query'>;

type Parsed<K extends EndpointName, P extends string> =
  Endpoints[K] extends Record<P, infer S extends z.ZodType> ? z.output<S> : undefined;

/** The validated parameters of an endpoint. */
export interface InputOf<K extends EndpointName> {
  params: Parsed<K, 'params'>;
  query: Parsed<K, 'query'>;
}
