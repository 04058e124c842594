import type { MetaDescriptor } from 'react-router';

/** The feeds of the site (server/discovery). */
export const feeds = {
  articles: { href: '/insights/feed.xml', title: 'New articles as an RSS feed' },
  jobs: { href: '/careers/feed.xml', title: 'New open roles as an RSS feed' },
} as const;
export type FeedName = keyof typeof feeds;

/** Creates the links by which browsers and feed readers discover feeds. */
export function feedLinks(names: readonly FeedName[]): MetaDescriptor[] {
  return names.map((name) => ({
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    ...feeds[name],
  }));
}
