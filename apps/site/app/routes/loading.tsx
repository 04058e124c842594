import { seo } from '../seo.ts';
import { identityOf } from '../site.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { Route } from './+types/loading';

const LoadingAnimation = lazyPart(
  () => import('./loading-animation.tsx'),
  () => true,
);

/** The two paths of this screen and what they show. */
const variants = {
  '/loading': { variant: 'emblem', title: 'Loading animation: one emblem' },
  '/loadingg': { variant: 'flight', title: 'Loading animation: five emblems' },
} as const;

function variantAt(pathname: string) {
  return variants[pathname === '/loadingg' ? '/loadingg' : '/loading'];
}

export function meta({ matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const { title } = variantAt(location.pathname);
  const description = `${title}. What visitors of ${site.name} see while a page is on its way.`;
  return [
    ...seo({ title, description, path: location.pathname }, site),
    { name: 'robots', content: 'noindex' },
  ];
}

/** A loading animation to look at. */
export default function Loading({ matches }: Route.ComponentProps) {
  return <LoadingAnimation {...variantAt(matches.at(-1)?.pathname ?? '')} />;
}
