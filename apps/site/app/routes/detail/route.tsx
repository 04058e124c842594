import type { ApiClient } from '@riverfront/contract/client';
import { redirect, useLocation } from 'react-router';
import { Content, LoadingText } from '../../components/content.tsx';
import { ListAction, loadListPage } from '../../components/list-action.tsx';
import { browserApi, call, failed, peekSettled, settleDocument, settleWithin } from '../../content.ts';
import { apiContext } from '../../entry.server.tsx';
import { callPage, followRedirect, redirectTo } from '../../redirects.ts';
import { identityOf, seo } from '../../site.ts';
import { itemNode } from '../../structured-data/structured-data.ts';
import type { Route } from './+types/route';
import { Article, Related } from './article.tsx';
import { type DetailType, detailTypes, fetchItem, fetchNearest, isDetailType, itemInState } from './item.ts';
import { NoData } from './no-data.tsx';

export function meta({ loaderData, matches, params, location }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const outcome = peekSettled(loaderData?.item);
  const loaded = outcome?.answer;
  const item = loaded ?? itemInState(location.state, params.id);
  const type = isDetailType(params.type) ? params.type : undefined;
  return seo(
    {
      title: item?.title ?? (outcome ? 'No data found' : 'Loading'),
      description: item?.subtitle ?? '',
      path: `/${params.type}/${params.id}`,
      publishedOn: item?.dateline?.publishedOn,
      updatedAt: item?.dateline && loaded?.updatedAt,
      sharing: loaded?.sharing,
      within: item && type ? [{ name: detailTypes[type].list, path: detailTypes[type].path }] : undefined,
      about: import.meta.env.SSR && loaded && type ? [itemNode(type, loaded, site)] : [],
      feeds: type === 'blogs' ? ['articles'] : [],
    },
    site,
  );
}

function load(api: ApiClient, type: DetailType, id: string, url: URL, signal: AbortSignal) {
  const fetched = fetchItem(api, type, id, signal);
  const item = callPage(`Error fetching ${type} details`, fetched, api, url, signal);
  const nearest = item.then(({ failure }) =>
    failure?.status === 404
      ? call('Error fetching suggestions', fetchNearest(api, type, id, signal))
      : { answer: [] },
  );
  return { item, nearest, list: loadListPage(api, detailTypes[type].page, signal) };
}

/** Loads an item; an old address is redirected. */
export async function loader({ context, params: { type, id }, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  if (!isDetailType(type)) {
    await followRedirect(api, url, request.signal);
    throw redirect('/');
  }
  const calls = load(api, type, id, url, request.signal);
  const { failure } = await calls.item;
  if (failure?.movedTo) throw redirectTo(failure.movedTo);
  return settleDocument(calls);
}

/** Other addresses are loaded from the server, which knows the redirects. */
export async function clientLoader({
  params: { type, id },
  request,
  serverLoader,
  url,
}: Route.ClientLoaderArgs) {
  if (isDetailType(type)) return settleWithin(load(browserApi, type, id, url, request.signal));
  return serverLoader().catch((error) => {
    const item = failed('Error fetching page details', error);
    return { item, nearest: { answer: [] }, list: item };
  });
}

/** One service, solution or article: the clicked card at first, then the whole item. */
export default function Detail({ loaderData, params }: Route.ComponentProps) {
  const { state } = useLocation();
  if (!isDetailType(params.type)) return <LoadingText />;
  const type = params.type;
  const clicked = itemInState(state, params.id);
  const list = { path: detailTypes[type].path, title: `All ${detailTypes[type].list.toLowerCase()}` };
  return (
    <Content
      key={`${type}/${params.id}`}
      of={loaderData.item}
      waiting={clicked ? <Article type={type} item={clicked} /> : <LoadingText />}
      failed={
        <Content of={loaderData.nearest} waiting={<NoData list={list} />}>
          {(nearest) => <NoData list={list} nearest={nearest} />}
        </Content>
      }
    >
      {(item) => (
        <>
          <Article type={type} item={item} />
          <Related type={type} items={item.related} />
          <ListAction page={loaderData.list} topic={`/${type}/${item._id}`} />
        </>
      )}
    </Content>
  );
}
