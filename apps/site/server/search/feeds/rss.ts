import type { ApiClient } from '@riverfront/contract/client';
import escapeHtml from 'escape-html';
import { Feed, type Item } from 'feed';

/** Maximum number of items: about a year of articles, and more jobs than are published between two visits. */
const limit = '40';

/**
 * Creates the RSS 2.0 feed of the newest articles.
 * @param origin without a trailing slash
 * @throws {ApiError}
 */
export async function articleFeed(api: ApiClient, origin: string): Promise<string> {
  const [{ settings }, { blogs }] = await Promise.all([
    api.get('settings', {}),
    api.get('blogs', { query: { limit } }),
  ]);
  return createRss({
    origin,
    path: '/insights',
    title: `${settings.companyName}: insights`,
    description: 'Articles about SAP, cloud, data, engineering and business.',
    items: blogs.map((blog) => ({
      title: toXmlText(blog.title),
      link: `${origin}/blogs/${blog._id}`,
      date: new Date(blog.publishedOn),
      description: toXmlText(escapeHtml(blog.subtitle)),
      category: [{ name: blog.category.label }],
    })),
  });
}

/**
 * Creates the RSS 2.0 feed of the newest open jobs.
 * @throws {ApiError}
 */
export async function jobFeed(api: ApiClient, origin: string): Promise<string> {
  const [{ settings }, { data: jobs }] = await Promise.all([
    api.get('settings', {}),
    api.get('jobs', { query: { limit, status: 'active' } }),
  ]);
  return createRss({
    origin,
    path: '/careers',
    title: `${settings.companyName}: open roles`,
    description: `Jobs at ${settings.companyName} that take applications now.`,
    items: jobs.map((job) => ({
      title: toXmlText(`${job.title}, ${job.location}`),
      link: `${origin}/careers/${job._id}`,
      date: new Date(job.createdAt),
      description: toXmlText(
        escapeHtml([job.department, job.job_type, job.work_mode, job.experience].join(' · ')),
      ),
      content: toXmlText(job.description),
      category: [{ name: toXmlText(job.department) }],
    })),
  });
}

interface FeedOptions {
  origin: string;
  /** Path of the page that the feed belongs to. */
  path: string;
  title: string;
  description: string;
  items: Item[];
}

function createRss({ origin, path, title, description, items }: FeedOptions): string {
  const feed = new Feed({
    title: toXmlText(title),
    description: toXmlText(description),
    link: `${origin}${path}`,
    feed: `${origin}${path}/feed.xml`,
    language: 'en-gb',
    generator: false,
    image: `${origin}/icon-192.png`,
    // That of the newest item, not the current time, so that the ETag stays the same.
    updated: new Date(Math.max(0, ...items.map(({ date }) => date.getTime()))),
  });
  for (const item of items) feed.addItem(item);
  return feed.rss2();
}

/** Removes the characters that XML does not allow (XML 1.0, section 2.2). */
function toXmlText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters to remove
  return text.replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu, '');
}
