import type { EndpointName } from '@riverfront/contract';
import { blogDetails, blogs } from './blogs.ts';
import { about, menus, offices, settings, timeline } from './company.ts';
import { forms } from './forms.ts';
import type { Handler } from './handler.ts';
import { home } from './home.ts';
import { jobDetails, jobs } from './jobs.ts';
import { serviceDetails, services, solutionDetails, solutions } from './offers.ts';
import { heroData, pageContent, topicPage } from './pages.ts';
import { cultureHighlights, successStories, teams } from './people.ts';
import { cities, countries, states } from './places.ts';
import { privacy } from './privacy.ts';
import { redirects } from './redirects.ts';
import { search } from './search.ts';
import { sharingCard } from './sharing-card.ts';
import { sitemapPart, sitemapParts } from './sitemap.ts';

/** Who answers which endpoint; one that is missing is a type error. */
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
