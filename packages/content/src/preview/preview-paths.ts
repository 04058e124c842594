import type { PageName } from '@riverfront/contract';

/** Where a draft will stand on the site once it is published; undefined while that is not known. */
export type PathOf = (doc: Record<string, unknown>) => string | undefined;

const pages: Record<PageName, string> = {
  Home: '/',
  About: '/about',
  'Cloud Solution': '/cloud-solutions',
  Consulting: '/consulting',
  'Contact Us': '/contact',
  Industries: '/industries',
  Insights: '/insights',
  Modernization: '/modernization',
  Services: '/services',
  Solutions: '/solution',
  'Join Us': '/careers',
};

/** The page that a hero opens. */
export const pathOfHero: PathOf = ({ page }) =>
  typeof page === 'string' && Object.hasOwn(pages, page) ? pages[page as PageName] : undefined;

/** Items whose address ends in their key. @param folder what stands before it, for example `/blogs` */
export function pathByKey(folder: string): PathOf {
  return ({ key }) => (typeof key === 'string' && key !== '' ? `${folder}/${key}` : undefined);
}

/** Pages at a path of their own. */
export const pathOfPage: PathOf = ({ path }) =>
  typeof path === 'string' && /^\/[^/?#\s]/.test(path) ? path : undefined;

/** The home page. */
export const pathOfHome: PathOf = () => '/';
