import type { ApiClient } from '@riverfront/contract/client';
import { browserApi } from '../../api.ts';
import { Content } from '../../components/content.tsx';
import { PageOpening } from '../../components/page-opening.tsx';
import { arrive, call, settleDocument } from '../../content.ts';
import { apiContext } from '../../entry.server.tsx';
import { seo } from '../../seo.ts';
import { identityOf } from '../../site.ts';
import type { Route } from './+types/route';
import { Culture } from './culture.tsx';
import { OpenRoles } from './open-roles.tsx';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  return seo({ title: 'Careers', description: site.description, path: '/careers' }, site);
}

const load = (api: ApiClient, signal: AbortSignal) => ({
  page: call('Error fetching page content', api.get('pageContent', { params: { page: 'Join Us' }, signal })),
  jobs: call(
    'Error fetching jobs',
    api.get('jobs', { query: { page: '1', limit: '5', status: 'active' }, signal }),
  ),
  culture: call(
    'Error fetching culture highlights',
    api.get('cultureHighlights', { query: { page: '1', limit: '20' }, signal }),
  ),
});

export function loader({ context, request }: Route.LoaderArgs) {
  return settleDocument(load(context.get(apiContext), request.signal));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return arrive(load(browserApi, request.signal));
}

/** Working at the firm: the open roles, and pictures of the year. */
export default function Careers({ loaderData: { page, jobs, culture } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening page={page} />
      <Content of={jobs} waiting={<OpenRoles jobs={[]} />}>
        {({ data }) => <OpenRoles jobs={data} />}
      </Content>
      <Content of={culture} waiting={null}>
        {({ highlights }) => (
          <Content of={page} waiting={<Culture highlights={highlights} />}>
            {({ sections }) => (
              <Culture highlights={highlights} text={sections.find(({ kind }) => kind === 'text')} />
            )}
          </Content>
        )}
      </Content>
    </>
  );
}
