import type { EndpointName } from '@riverfront/contract';
import { blogDetails, blogs } from '../content/api/blogs.ts';
import { about, forms, menus, offices, privacy, settings, timeline } from '../content/api/company.ts';
import { home } from '../content/api/home.ts';
import { serviceDetails, services, solutionDetails, solutions } from '../content/api/offers.ts';
import { heroData, pageContent, topicPage } from '../content/api/pages.ts';
import { cultureHighlights, successStories, teams } from '../content/api/people.ts';
import { cities, countries, states } from '../content/places.ts';
import { redirects } from '../publishing/redirects.ts';
import { jobDetails, jobs } from '../recruiting/jobs/jobs.ts';
import { sitemapPart, sitemapParts } from '../search/feeds/sitemap-api.ts';
import { search } from '../search/search-api.ts';
import { sharingCard } from '../search/social-previews/preview-texts.ts';
import type { Handler } from './handler.ts';

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
