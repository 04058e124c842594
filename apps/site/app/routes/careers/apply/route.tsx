import type { ApiClient } from '@riverfront/contract/client';
import { call, createClientLoader, ifArrived } from '../../../content.ts';
import { createLoader } from '../../../loader.server.ts';
import { seo } from '../../../seo.ts';
import { identityOf } from '../../../site.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { Route } from './+types/route';
import './apply.css';

const Application = lazyPart(
  () => import('./application.tsx'),
  () => true,
);

export function meta({ matches, params }: Route.MetaArgs): Route.MetaDescriptors {
  const job = ifArrived(matches[2].loaderData?.job)?.answer?.job;
  return seo(
    {
      title: job ? `Apply: ${job.title}` : 'Apply',
      description: job ? `Apply for ${job.title}, ${job.location}.` : '',
      path: `/careers/${params.id}/apply`,
      ...(import.meta.env.SSR && {
        crumb: 'Apply',
        within: job && [
          { name: 'Careers', path: '/careers' },
          { name: job.title, path: `/careers/${params.id}` },
        ],
      }),
    },
    identityOf(matches[0].loaderData),
  );
}

const load = (api: ApiClient, signal: AbortSignal) => ({
  forms: call('Error fetching form texts', api.get('forms', { signal })),
});

export const loader = createLoader(load);
export const clientLoader = createClientLoader(load, Application);

/** Applying for a job. */
export default function Apply({ loaderData, params }: Route.ComponentProps) {
  return <Application key={params.id} id={params.id} forms={loaderData.forms} />;
}
