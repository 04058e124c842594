import type { ApiClient } from '@riverfront/contract/client';
import { Content } from '../../components/content.tsx';
import { LoadingText } from '../../components/loading-text.tsx';
import { call, createClientLoader, ifArrived } from '../../content.ts';
import { createLoader } from '../../loader.server.ts';
import { seo } from '../../seo.ts';
import { identityOf } from '../../site.ts';
import { organization } from '../../structured-data/organization.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { staticPart } from '../../ui/static-part.tsx';
import type { Route } from './+types/route';

const WorldMap = lazyPart(async () => ({
  default: (await import('../../components/map/world-map.tsx')).WorldMap,
}));
const OfficeList = staticPart(async () => ({ default: (await import('./office-list.tsx')).OfficeList }));

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const { title, offices = [] } = ifArrived(loaderData?.offices)?.answer ?? {};
  const places = listLabels(offices);
  return seo(
    {
      title: title || 'Our offices',
      description:
        places && `${site.name} in ${places}: addresses, telephone numbers and a map of the offices.`,
      path: '/map',
      within: [],
      about: import.meta.env.SSR ? [organization(site, offices)] : [],
    },
    site,
  );
}

const load = (api: ApiClient, signal: AbortSignal) => ({
  offices: call('Error fetching offices', api.get('offices', { signal })),
});

export const loader = createLoader(load);
export const clientLoader = createClientLoader(load, WorldMap, OfficeList);

/** The offices, on a map of the world and as a list. */
export default function OfficeMap({ loaderData }: Route.ComponentProps) {
  return (
    <Content of={loaderData.offices} waiting={<LoadingText />}>
      {({ title, offices, markers }) => (
        <>
          <header className="frame pt-14 pb-12 md:pt-20 md:pb-20">
            {offices.length > 0 ? <p className="tag-line mb-3">{title}</p> : null}
            <h1 className="max-w-[20ch] text-title">{listLabels(offices) || title}</h1>
          </header>
          <WorldMap offices={offices} markers={markers} />
          <OfficeList offices={offices} />
        </>
      )}
    </Content>
  );
}

/** Lists offices as a sentence does: `Ahmedabad, Delaware and Amsterdam`. */
function listLabels(offices: { label: string }[]): string {
  const labels = offices.map(({ label }) => label);
  const last = labels.pop() ?? '';
  return labels.length > 0 ? `${labels.join(', ')} and ${last}` : last;
}
