import type { Office } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { Content, LoadingText } from '../components/content.tsx';
import { WorldMap } from '../components/map/world-map.tsx';
import { OfficeLinks } from '../components/office-links.tsx';
import { call, createClientLoader, peekSettled } from '../content.ts';
import { createLoader } from '../loader.server.ts';
import { identityOf, seo } from '../site.ts';
import { organization } from '../structured-data/organization.ts';
import type { Route } from './+types/map';

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const { title, offices = [] } = peekSettled(loaderData?.offices)?.answer ?? {};
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
export const clientLoader = createClientLoader(load);

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

/** The offices with address and links. */
function OfficeList({ offices }: { offices: Office[] }) {
  return (
    <section aria-label="Offices" className="frame section-space">
      <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 min-[45rem]:grid-cols-3">
        {offices.map((office) => (
          <li key={office._id} className="border-t-3 border-main pt-6">
            <h2 className="text-card">{office.label}</h2>
            <p className="mt-1 text-small font-semibold text-main">{office.name}</p>
            <address className="mt-4 whitespace-pre-line not-italic text-text-soft">{office.address}</address>
            <OfficeLinks office={office} className="mt-3" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists offices as a sentence does: `Ahmedabad, Delaware and Amsterdam`. */
function listLabels(offices: { label: string }[]): string {
  const labels = offices.map(({ label }) => label);
  const last = labels.pop() ?? '';
  return labels.length > 0 ? `${labels.join(', ')} and ${last}` : last;
}
