import type { Page } from '@playwright/test';
import { job } from '../fixtures/application-form.ts';

/** Paths of all screens by the name of their screenshot: the route table of the specification. */
export const screens: Record<string, string> = {
  home: '/',
  about: '/about',
  industries: '/industries',
  services: '/services',
  solutions: '/solution',
  'cloud-solution': '/cloud-solutions',
  consulting: '/consulting',
  modernization: '/modernization',
  insights: '/insights',
  contact: '/contact',
  careers: '/careers',
  'my-application': '/my-application',
  map: '/map',
  'privacy-policy': '/privacy-policy',
  'terms-of-service': '/terms-of-service',
  search: '/search?q=migration',
  loading: '/loading',
  loadingg: '/loadingg',
  'rise-private-cloud': '/rise-private-cloud',
  'sap-s4': '/sap-s4',
  'detail-5': '/detail-5',
  success: '/success',
  'digital-transformation': '/digital-transformation',
  'transforming-chemical-industry': '/transforming-chemical-industry',
  'sap-btp': '/sap-btp',
  service: '/services/sap-s4hana-migration',
  solution: '/solutions/chemicals-batch-to-cash',
  article: '/blogs/cutover-weekend-hour-by-hour',
  job: `/careers/${job.id}`,
  apply: `/careers/${job.id}/apply`,
};

/** Paths of one screen for each layout; every other screen shares one of these layouts. */
export const layouts = [
  'home',
  'about',
  'industries',
  'services',
  'consulting',
  'insights',
  'contact',
  'careers',
  'my-application',
  'map',
  'privacy-policy',
  'search',
  'loading',
  'sap-btp',
  'service',
  'article',
  'job',
  'apply',
].map((name) => screens[name] ?? '/');

/** Functions that open a dialog over the list of roles, by the name of its screenshot. */
export const dialogs: Record<string, (page: Page) => Promise<void>> = {
  'job-popup': (page) => page.getByRole('link', { name: `View Job ${job.title}` }).click(),
  'apply-popup': (page) => page.getByRole('link', { name: `Apply for ${job.title}` }).click(),
};
