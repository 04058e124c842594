import type { ApiClient } from '@riverfront/contract/client';
import escapeHtml from 'escape-html';
import { Feed, type Item } from 'feed';

/** So many of the newest are in a feed: about a year of articles, and more jobs than a reader asks for between two visits. */
const newest = '40';

/** What both feeds are made from. */
interface FeedSource {
  api: ApiClient;
  /** Without a slash at its end. */
  origin: string;
}

/**
 * The newest articles as RSS 2.0.
 * @throws {ApiError} what the API answers when they cannot be had
 */
export async function articleFeed({ api, origin }: FeedSource): Promise<string> {
  const [{ settings }, { blogs }] = await Promise.all([
    api.get('settings', {}),
    api.get('blogs', { query: { limit: newest } }),
  ]);
  return rss({
    origin,
    path: '/insights',
    title: `${settings.companyName}: insights`,
    description: 'Articles about SAP, cloud, data, engineering and business.',
    items: blogs.map((blog) => ({
      title: plain(blog.title),
      link: `${origin}/blogs/${blog._id}`,
      date: new Date(blog.publishedOn),
      description: plain(escapeHtml(blog.subtitle)),
      category: [{ name: blog.category.label }],
    })),
  });
}

/**
 * The newest open jobs as RSS 2.0.
 * @throws {ApiError} what the API answers when they cannot be had
 */
export async function jobFeed({ api, origin }: FeedSource): Promise<string> {
  const [{ settings }, { data: jobs }] = await Promise.all([
    api.get('settings', {}),
    api.get('jobs', { query: { limit: newest, status: 'active' } }),
  ]);
  return rss({
    origin,
    path: '/careers',
    title: `${settings.companyName}: open roles`,
    description: `Jobs at ${settings.companyName} that take applications now.`,
    items: jobs.map((job) => ({
      title: plain(`${job.title}, ${job.location}`),
      link: `${origin}/careers/${job._id}`,
      date: new Date(job.createdAt),
      description: plain(
        escapeHtml([job.department, job.job_type, job.work_mode, job.experience].join(' · ')),
      ),
      content: plain(job.description),
      category: [{ name: plain(job.department) }],
    })),
  });
}

interface FeedText {
  origin: string;
  /** Of the page that the feed belongs to; the feed stands below it. */
  path: string;
  title: string;
  description: string;
  items: Item[];
}

function rss({ origin, path, title, description, items }: FeedText): string {
  const feed = new Feed({
    title: plain(title),
    description: plain(description),
    link: `${origin}${path}`,
    feed: `${origin}${path}/feed.xml`,
    language: 'en-gb',
    generator: false,
    image: `${origin}/icon-192.png`,
    // Of its newest item, not of this minute: a reader that has it already is told so by the ETag.
    updated: new Date(Math.max(0, ...items.map(({ date }) => date.getTime()))),
  });
  for (const item of items) feed.addItem(item);
  return feed.rss2();
}

/** Without the characters that no XML document may have (XML 1.0, 2.2). */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu, '');
}
