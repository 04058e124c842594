import { LoadingText } from '../../components/loading-text.tsx';
import { seo } from '../../seo.ts';
import { identityOf } from '../../site.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Route } from './+types/route';
import './my-application.css';

const Portal = lazyPart(
  () => import('./portal.tsx'),
  () => true,
  <LoadingText />,
);

const title = 'My application';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const description = `See where your application with ${site.name} stands, and what we keep about you.`;
  return [
    ...seo({ title, description, path: '/my-application' }, site),
    { name: 'robots', content: 'noindex' },
  ];
}

export function headers() {
  return { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
}

/** The applicant portal. */
export default function MyApplication() {
  return <Portal />;
}
