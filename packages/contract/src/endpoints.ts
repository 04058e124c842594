import type { z } from 'zod';
import * as details from './details.ts';
import { forms } from './forms.ts';
import * as homePage from './home.ts';
import { jobDetails, jobs } from './jobs.ts';
import * as lists from './lists.ts';
import * as pages from './pages.ts';
import { type EndpointName, paths } from './paths.ts';
import * as places from './places.ts';
import { search } from './search.ts';
import { sharingCards } from './sharing-card.ts';
import * as site from './site.ts';
import * as sitemap from './sitemap.ts';

/** A GET endpoint: its path and the schemas of what goes in and comes out. */
export interface Endpoint {
  path: string;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  response: z.ZodObject;
}

/** Every readable endpoint of the public API: the truth for server, client, tests and OpenAPI. */
export const endpoints = {
  privacy: { path: paths.privacy, summary: 'Sections of a legal document', ...pages.privacy },
  heroData: { path: paths.heroData, summary: 'Hero items of a page', ...pages.heroData },
  home: { path: paths.home, summary: 'Content of the home page', ...homePage.home },
  homeSingle: { path: paths.homeSingle, summary: 'Content of the home page', ...homePage.home },
  pageContent: { path: paths.pageContent, summary: 'Hero and heading of a page', ...pages.pageContent },
  topicPage: { path: paths.topicPage, summary: 'One topic page', ...pages.topicPages },
  redirects: { path: paths.redirects, summary: 'Where an old address leads now', ...pages.redirects },
  serviceDetails: { path: paths.serviceDetails, summary: 'One service', ...details.serviceDetails },
  solutionDetails: { path: paths.solutionDetails, summary: 'One solution', ...details.solutionDetails },
  blogDetails: { path: paths.blogDetails, summary: 'One article', ...details.blogDetails },
  teams: { path: paths.teams, summary: 'Team members', ...lists.teams },
  successStories: { path: paths.successStories, summary: 'Success stories', ...lists.successStories },
  blogs: { path: paths.blogs, summary: 'Articles, newest first', ...lists.blogs },
  services: { path: paths.services, summary: 'Services', ...lists.services },
  solutions: { path: paths.solutions, summary: 'Solutions', ...lists.solutions },
  cultureHighlights: {
    path: paths.cultureHighlights,
    summary: 'Culture highlights',
    ...lists.cultureHighlights,
  },
  jobs: { path: paths.jobs, summary: 'Jobs, newest first', ...jobs },
  jobDetails: { path: paths.jobDetails, summary: 'One open job; 410 when it is closed', ...jobDetails },
  countries: {
    path: paths.countries,
    summary: 'Countries of the world (ODbL 1.0: /notices.txt)',
    ...places.countries,
  },
  states: { path: paths.states, summary: 'States of a country (ODbL 1.0: /notices.txt)', ...places.states },
  cities: { path: paths.cities, summary: 'Cities of a state (ODbL 1.0: /notices.txt)', ...places.cities },
  forms: { path: paths.forms, summary: 'Texts and privacy notices of the forms', ...forms },
  menus: { path: paths.menus, summary: 'Menus', ...site.menus },
  offices: { path: paths.offices, summary: 'Offices and their pins on the map', ...site.offices },
  settings: { path: paths.settings, summary: 'Company name, contacts and switches', ...site.settings },
  timeline: { path: paths.timeline, summary: 'Timeline of the About page', ...site.timeline },
  about: { path: paths.about, summary: 'Texts of the About page', ...site.about },
  sitemapParts: {
    path: paths.sitemapParts,
    summary: 'The parts that the addresses of all published pages come in',
    ...sitemap.sitemapParts,
  },
  sitemapPart: {
    path: paths.sitemapPart,
    summary: 'The addresses of one part, with when each was last published',
    ...sitemap.sitemapPart,
  },
  sharingCard: {
    path: paths.sharingCard,
    summary: 'The picture that a page is shared with',
    ...sharingCards,
  },
  search: { path: paths.search, summary: 'Search in everything that is published', ...search },
} satisfies Record<EndpointName, Endpoint>;

type Endpoints = typeof endpoints;
type Part<K extends EndpointName, P extends string> =
  Endpoints[K] extends Record<P, infer S extends z.ZodType>
    ? z.input<S> & Record<string, string | undefined>
    : undefined;

/** What an endpoint answers when it worked. */
export type ResponseOf<K extends EndpointName> = z.output<Endpoints[K]['response']>;
/** The path parameters of an endpoint, or undefined. */
export type ParamsOf<K extends EndpointName> = Part<K, 'params'>;
/** The query parameters of an endpoint as they stand in the address, or undefined. */
export type QueryOf<K extends EndpointName> = Part<K, 'query'>;

type Parsed<K extends EndpointName, P extends string> =
  Endpoints[K] extends Record<P, infer S extends z.ZodType> ? z.output<S> : undefined;

/** The checked parameters that an endpoint's handler gets. */
export interface InputOf<K extends EndpointName> {
  params: Parsed<K, 'params'>;
  query: Parsed<K, 'query'>;
}
