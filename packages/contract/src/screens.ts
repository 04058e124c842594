import type { PageName } from './pages.ts';

/** A screen of the site that always exists. */
export interface Screen {
  /** File below `apps/site/app/routes`. */
  module: string;
  /** Title in the browser's tab, in search results and on social previews. */
  title: string;
  /** Name in texts for staff: “… is a page of the site; …”. */
  name: string;
  /** Name under which staff edit its hero and heading. */
  hero?: PageName;
  /** Loading text. */
  waiting?: string;
  /** Tables and globals whose latest publication dates it in the sitemap; without any it is not listed. */
  tables?: readonly string[];
  globals?: readonly ('home' | 'about' | 'forms')[];
  /** The legal document that it shows. */
  document?: 'Privacy Policy' | 'Terms and Conditions';
  /** Query parameters that its response depends on; the page cache drops all others. */
  query?: readonly string[];
}

/** Fixed screens by path: the source of routes, sitemap, social previews, previews and tests. */
export const screens = {
  '/': { module: 'home/route.tsx', title: '', name: 'the home page', globals: ['home'] },
  '/services': {
    module: 'offers.tsx',
    title: 'Services',
    name: 'the Services page',
    hero: 'Services',
    tables: ['services'],
  },
  '/solution': {
    module: 'offers.tsx',
    title: 'Solutions',
    name: 'the Solutions page',
    hero: 'Solutions',
    tables: ['solutions'],
  },
  '/about': {
    module: 'about/route.tsx',
    title: 'About',
    name: 'the About page',
    hero: 'About',
    tables: ['team_members'],
    globals: ['about'],
  },
  '/insights': {
    module: 'insights/route.tsx',
    title: 'Insights',
    name: 'the Insights page',
    hero: 'Insights',
    tables: ['blogs', 'success_stories'],
    query: ['page', 'category', 'author'],
  },
  '/careers': {
    module: 'careers/route.tsx',
    title: 'Careers',
    name: 'the Careers page',
    hero: 'Join Us',
    tables: ['jobs', 'culture_highlights'],
    query: ['search', 'department', 'location', 'type', 'mode', 'page'],
  },
  '/case-studies': {
    module: 'case-studies/route.tsx',
    title: 'Case studies',
    name: 'the Case studies page',
    tables: ['cases'],
    query: ['industry', 'product', 'region'],
  },
  '/map': { module: 'map.tsx', title: 'Our offices', name: 'the Offices page', tables: ['offices'] },
  '/cloud-solutions': {
    module: 'page.tsx',
    title: 'Cloud Solution',
    name: 'the Cloud Solution page',
    hero: 'Cloud Solution',
    waiting: 'Loading....',
  },
  '/consulting': {
    module: 'page.tsx',
    title: 'Consulting & Engineering Services',
    name: 'the Consulting page',
    hero: 'Consulting',
    waiting: 'Loading....',
  },
  '/modernization': {
    module: 'page.tsx',
    title: 'Modernization',
    name: 'the Modernization page',
    hero: 'Modernization',
  },
  '/industries': {
    module: 'page.tsx',
    title: 'Industries',
    name: 'the Industries page',
    hero: 'Industries',
    waiting: 'Loading',
  },
  '/contact': {
    module: 'contact/route.tsx',
    title: 'Contact Us',
    name: 'the Contact page',
    hero: 'Contact Us',
    tables: ['offices'],
    globals: ['forms'],
    query: ['sent'],
  },
  '/my-application': {
    module: 'my-application/route.tsx',
    title: 'My application',
    name: 'the My application page',
  },
  '/search': {
    module: 'search.tsx',
    title: 'Search',
    name: 'the Search page',
    query: ['q', 'page'],
  },
  '/privacy-policy': {
    module: 'privacy-policy.tsx',
    title: 'Privacy policy',
    name: 'the privacy policy',
    document: 'Privacy Policy',
  },
  '/terms-of-service': {
    module: 'terms-of-service.tsx',
    title: 'Terms of service',
    name: 'the terms of service',
    document: 'Terms and Conditions',
  },
  '/loading': { module: 'loading.tsx', title: '', name: 'the loading screen' },
  '/loadingg': { module: 'loading.tsx', title: '', name: 'the loading screen' },
} as const satisfies Record<`/${string}`, Screen>;

export type ScreenPath = keyof typeof screens;

/** Returns the fixed screen at a path; undefined where there is none. */
export function screenAt(path: string): Screen | undefined {
  return Object.hasOwn(screens, path) ? screens[path as ScreenPath] : undefined;
}

/** Returns the path of the screen whose hero staff edit under a name; no screen shows the hero called Home. */
export function findScreenPath(page: PageName): string {
  const found = Object.entries<Screen>(screens).find(([, { hero }]) => hero === page);
  return found?.[0] ?? '/';
}
