import type { EndpointName } from '@riverfront/contract';
import {
  about,
  blogDetails,
  blogs,
  cultureHighlights,
  forms,
  heroData,
  home,
  menus,
  offices,
  pageContent,
  privacy,
  serviceDetails,
  services,
  settings,
  solutionDetails,
  solutions,
  successStories,
  teams,
  timeline,
  topicPage,
} from './content/index.ts';
import { search, sharingCard, sitemapPart, sitemapParts } from './discovery/index.ts';
import type { Handler } from './http/handler.ts';
import { cities, countries, states } from './platform/index.ts';
import { redirects } from './publishing/index.ts';
import { jobDetails, jobs } from './recruiting/index.ts';

/** The handlers of all GET endpoints; a missing one is a type error. */
export const handlers: { [N in EndpointName]: Handler<N> } = {
  privacy,
  heroData,
  home,
  homeSingle: (payload) => home(payload, { params: undefined, query: undefined }),
  pageContent,
  topicPage,
  redirects,
  serviceDetails,
  solutionDetails,
  blogDetails,
  teams,
  successStories,
  blogs,
  services,
  solutions,
  cultureHighlights,
  jobs,
  jobDetails,
  countries,
  states,
  cities,
  forms,
  menus,
  offices,
  settings,
  timeline,
  about,
  sitemapParts,
  sitemapPart,
  sharingCard,
  search,
};
