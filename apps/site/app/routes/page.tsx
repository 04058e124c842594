import type { ApiClient } from '@riverfront/contract/client';
import { type Screen, screenAt } from '@riverfront/contract/screens';
import { useLocation } from 'react-router';
import { PageIntro, PageOpening } from '../components/head/page-opening.tsx';
import { StatementHead } from '../components/head/statement-head.tsx';
import Sections from '../components/sections/sections.tsx';
import { call, createClientLoader } from '../content.ts';
import { createLoader } from '../loader.server.ts';
import { identityOf, pageSeo } from '../site.ts';
import type { Route } from './+types/page';

/** The screen at a path; the router also matches capital letters and a slash at the end. */
function findScreen(pathname: string): { path: string; screen: Screen } {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  const screen = screenAt(path);
  if (!screen) throw new Error(`No screen is listed at ${path}`);
  return { path, screen };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const { path, screen } = findScreen(location.pathname);
  return pageSeo({ title: screen.title, path }, loaderData?.page, identityOf(matches[0].loaderData));
}

function load(api: ApiClient, signal: AbortSignal, { pathname }: URL) {
  const { hero } = findScreen(pathname).screen;
  if (!hero) throw new Error(`The screen at ${pathname} has no hero`);
  return {
    page: call('Error fetching page content', api.get('pageContent', { params: { page: hero }, signal })),
  };
}

export const loader = createLoader(load);
export const clientLoader = createClientLoader(load);

/** A screen made of what staff edit alone: head, introduction, sections. */
export default function Page({ loaderData: { page } }: Route.ComponentProps) {
  const { screen } = findScreen(useLocation().pathname);
  return (
    <PageOpening page={page} waiting={screen.waiting}>
      {(content) => (
        <>
          <StatementHead page={content} />
          <PageIntro intro={content.intro} />
          <Sections sections={content.sections} />
        </>
      )}
    </PageOpening>
  );
}
