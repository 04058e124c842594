import type { MetaDescriptor } from 'react-router';

/** The feeds of the site: where they are and what links to them say (server/search-engines). */
export const feeds = {
  articles: { href: '/insights/feed.xml', title: 'New articles as an RSS feed' },
  jobs: { href: '/careers/feed.xml', title: 'New open roles as an RSS feed' },
} as const;
export type FeedName = keyof typeof feeds;

/** Tells browsers and feed readers of the feeds that belong to a page. */
export function feedLinks(names: readonly FeedName[]): MetaDescriptor[] {
  return names.map((name) => ({
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    ...feeds[name],
  }));
}
