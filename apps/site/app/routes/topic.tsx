import type { HeroItem, TopicPage } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { Navigate } from 'react-router';
import { Content, LoadingText } from '../components/content.tsx';
import { LongText } from '../components/long-text.tsx';
import { ResponsiveImage } from '../components/responsive-image.tsx';
import Sections from '../components/sections/sections.tsx';
import {
  call,
  createClientLoader,
  mayRecover,
  type Outcome,
  peekSettled,
  settleDocument,
} from '../content.ts';
import { apiContext } from '../entry.server.tsx';
import { findHeroes, findTopic, redirectTo } from '../redirects.ts';
import { identityOf, seo, useDocumentTitle } from '../site.ts';
import { plainText } from '../ui/plain-text.ts';
import type { Route } from './+types/topic';
import { NoData } from './detail/no-data.tsx';

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const outcome = peekSettled(loaderData?.topic);
  const page = outcome?.answer?.page;
  return seo(
    {
      title: page?.title ?? (isAbsent(outcome) ? 'No data found' : 'Loading'),
      description: page ? page.subtitle || plainText(page.description) : '',
      path: location.pathname,
      sharing: page?.sharing,
      within: page && [],
    },
    site,
  );
}

const load = (api: ApiClient, signal: AbortSignal, { pathname }: URL) => ({
  topic: call('Error fetching page details', findTopic(api, pathname, signal)),
  heroes: call('Error fetching hero data', findHeroes(api, pathname, signal)),
});

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const document = await settleDocument(load(context.get(apiContext), request.signal, url));
  const { to } = document.data.topic.answer ?? {};
  if (to) throw redirectTo(to);
  return document;
}

export const clientLoader = createClientLoader(load);

/** A page about one subject, at a path of its own. */
export default function Topic({ loaderData: { topic, heroes } }: Route.ComponentProps) {
  return (
    <Content
      of={topic}
      waiting={<LoadingText />}
      failed={(failure) => (mayRecover(failure) ? <LoadingText /> : <NoData />)}
    >
      {({ page, to }) =>
        page ? (
          <Content of={heroes} waiting={<LoadingText />} failed={<Page page={page} heroes={null} />}>
            {(items) => <Page page={page} heroes={items} />}
          </Content>
        ) : (
          <Navigate to={to} replace />
        )
      }
    </Content>
  );
}

/** Returns whether the page does not exist, unlike one that cannot be read at the moment. */
function isAbsent(outcome: Outcome<unknown> | undefined): boolean {
  return outcome?.failure !== undefined && !mayRecover(outcome.failure);
}

/**
 * What opens a page is its hero, where it begins with one, and otherwise its title; also while the hero
 * cannot be had (`heroes` is null).
 */
function Page({ page, heroes }: { page: TopicPage; heroes: HeroItem[] | null }) {
  const { title, sections, sharing } = page;
  useDocumentTitle(title, sharing);
  const [first, ...others] = sections;
  const rest = first?.kind === 'hero' ? others : sections;
  const hero = first?.kind === 'hero' && heroes?.length ? [{ ...first, items: heroes }] : [];
  return (
    <>
      <Sections sections={hero} open />
      <TopicArticle page={page} opens={hero.length === 0} />
      <Sections sections={rest} />
    </>
  );
}

/** Pages that the specification wants as text alone (section 2: "text only"). */
const textOnly = ['/digital-transformation'];

/** Heading, cover and text of a page, with its table of contents beside it; each only where there is one. */
function TopicArticle({ page, opens }: { page: TopicPage; opens: boolean }) {
  const { title, subtitle, description, picture } = page;
  if (!opens && !description) return null;
  return (
    <article className={description ? 'pb-[clamp(4rem,2.5rem+6vw,8rem)]' : 'pb-10 md:pb-14'}>
      {opens ? (
        <>
          <header className="frame pt-12 pb-10 md:pt-20 md:pb-14">
            <h1 className="max-w-[24ch] text-title">{title}</h1>
            {subtitle ? <p className="mt-6 measure text-lead text-text-soft">{subtitle}</p> : null}
          </header>
          {picture && !textOnly.includes(page.path) ? (
            <div className="frame">
              <ResponsiveImage
                frame="bg-mist"
                picture={picture}
                sizes="(min-width: 1248px) 1200px, 100vw"
                first
                className="aspect-16/9 w-full object-cover"
              />
            </div>
          ) : (
            <div className="frame">
              <hr className="border-line-strong" />
            </div>
          )}
        </>
      ) : null}
      {description ? <LongText description={description} question="Is this on your desk too?" /> : null}
    </article>
  );
}
