import type { z } from 'zod';
import { forms } from './forms.ts';
import * as homePage from './home.ts';
import * as items from './items.ts';
import { jobDetails, jobs } from './jobs.ts';
import * as pages from './pages.ts';
import type { EndpointName } from './paths.ts';
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

/** All GET endpoints: the single source for server, client, tests and OpenAPI. */
export const endpoints = {
  privacy: { summary: 'Sections of a legal document', ...pages.privacy },
  heroData: { summary: 'Hero items of a page', ...pages.heroData },
  home: { summary: 'Content of the home page', ...homePage.home },
  homeSingle: { summary: 'Content of the home page', ...homePage.home },
  pageContent: { summary: 'Hero and heading of a page', ...pages.pageContent },
  topicPage: { summary: 'One topic page', ...pages.topicPages },
  redirects: { summary: 'Where an old address leads now', ...pages.redirects },
  serviceDetails: { summary: 'One service', ...items.serviceDetails },
  solutionDetails: { summary: 'One solution', ...items.solutionDetails },
  blogDetails: { summary: 'One article', ...items.blogDetails },
  teams: { summary: 'Team members', ...items.teams },
  successStories: { summary: 'Success stories', ...items.successStories },
  blogs: { summary: 'Articles, newest first', ...items.blogs },
  services: { summary: 'Services', ...items.services },
  solutions: { summary: 'Solutions', ...items.solutions },
  cultureHighlights: { summary: 'Culture highlights', ...items.cultureHighlights },
  jobs: { summary: 'Jobs, newest first', ...jobs },
  jobDetails: { summary: 'One open job; 410 when it is closed', ...jobDetails },
  countries: { summary: 'Countries of the world (ODbL 1.0: /notices.txt)', ...places.countries },
  states: { summary: 'States of a country (ODbL 1.0: /notices.txt)', ...places.states },
  cities: { summary: 'Cities of a state (ODbL 1.0: /notices.txt)', ...places.cities },
  forms: { summary: 'Texts and privacy notices of the forms', ...forms },
  menus: { summary: 'Menus', ...site.menus },
  offices: { summary: 'Offices and their pins on the map', ...site.offices },
  settings: { summary: 'Company name, contacts and switches', ...site.settings },
  timeline: { summary: 'Timeline of the About page', ...site.timeline },
  about: { summary: 'Texts of the About page', ...site.about },
  sitemapParts: {
    summary: 'The parts that the addresses of all published pages come in',
    ...search.sitemapParts,
  },
  sitemapPart: {
    summary: 'The addresses of one part, with when each was last published',
    ...search.sitemapPart,
  },
  socialPreview: { summary: 'The picture that a page is shared with', ...search.socialPreviews },
  search: { summary: 'Search in everything that is published', ...search.search },
} satisfies Record<EndpointName, Endpoint>;

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
