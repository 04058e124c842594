import { type FeedName, feeds } from '../site.ts';

/** A plain link to a feed, which is no route. */
export function FeedLink({ feed }: { feed: FeedName }) {
  const { href, title } = feeds[feed];
  return (
    <a href={href} type="application/rss+xml" className="link inline-flex min-h-11 items-center gap-2">
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        className="size-4"
      >
        <path d="M2 8a6 6 0 0 1 6 6M2 3a11 11 0 0 1 11 11" />
        <circle cx="3.2" cy="12.8" r="1.7" fill="currentColor" stroke="none" />
      </svg>
      {title}
    </a>
  );
}
