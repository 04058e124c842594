import type { ApiClient } from '@riverfront/contract/client';
import { redirect, useLocation } from 'react-router';
import { browserApi } from '../../api.ts';
import { Content } from '../../components/content.tsx';
import { LoadingText } from '../../components/loading-text.tsx';
import { arrive, call, failed, settleDocument } from '../../content.ts';
import { apiContext } from '../../entry.server.tsx';
import { movedTo } from '../../moved.ts';
import { seo } from '../../seo.ts';
import { identityOf } from '../../site.ts';
import { itemNode } from '../../structured-data/item.ts';
import { findRedirect } from '../topic/find-topic.ts';
import type { Route } from './+types/route';
import { Article } from './article.tsx';
import { type DetailType, detailTypes, fetchItem, isDetailType, itemInState } from './item.ts';
import { NoData } from './no-data.tsx';
import { Related } from './related.tsx';

export function meta({ loaderData, matches, params, location }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const outcome = loaderData?.item;
  const arrived = outcome instanceof Promise ? undefined : outcome?.answer;
  const item = arrived ?? itemInState(location.state, params.id);
  const type = isDetailType(params.type) ? params.type : undefined;
  return seo(
    {
      title: item?.title ?? 'No data found',
      description: item?.subtitle ?? '',
      path: `/${params.type}/${params.id}`,
      publishedOn: item?.dateline?.publishedOn,
      updatedAt: item?.dateline && arrived?.updatedAt,
      sharing: arrived?.sharing,
      within: item && type ? [{ name: detailTypes[type].list, path: detailTypes[type].path }] : undefined,
      about: import.meta.env.SSR && arrived && type ? [itemNode(type, arrived, site)] : [],
      feeds: type === 'blogs' ? ['articles'] : [],
    },
    site,
  );
}

const load = (api: ApiClient, type: DetailType, id: string, signal: AbortSignal) =>
  call(`Error fetching ${type} details`, fetchItem(api, type, id, signal));

/** An item of the site, or else where staff have said that this old address leads now. */
export async function loader({ context, params: { type, id }, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const item = isDetailType(type) ? await load(api, type, id, request.signal) : undefined;
  if (!item || item.failure?.status === 404) {
    const to = await findRedirect(api, url.pathname, request.signal);
    if (to) throw movedTo(to);
  }
  if (!item) throw redirect('/');
  return settleDocument({ item: Promise.resolve(item) });
}

/** Asks the server about addresses that are no item's: it knows the redirects. */
export async function clientLoader({ params: { type, id }, request, serverLoader }: Route.ClientLoaderArgs) {
  if (isDetailType(type)) return arrive({ item: load(browserApi, type, id, request.signal) });
  try {
    return await serverLoader();
  } catch (error) {
    return { item: failed('Error fetching page details', error) };
  }
}

/** One service, solution or article: the clicked card at once, the whole of it when it arrives. */
export default function Detail({ loaderData, params }: Route.ComponentProps) {
  const { state } = useLocation();
  if (!isDetailType(params.type)) return <LoadingText />;
  const type = params.type;
  const clicked = itemInState(state, params.id);
  return (
    <Content
      key={`${type}/${params.id}`}
      of={loaderData.item}
      waiting={clicked ? <Article type={type} item={clicked} /> : <LoadingText />}
      failed={<NoData />}
    >
      {(item) => (
        <>
          <Article type={type} item={item} />
          <Related type={type} items={item.related} />
        </>
      )}
    </Content>
  );
}
