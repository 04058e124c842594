import type { Blog } from '@riverfront/contract';
import { longDate } from './long-date.ts';

/** Category, date and reading time of an article. */
export function ArticleDateline({ blog, className = '' }: { blog: Blog; className?: string }) {
  return (
    <p className={`flex flex-wrap gap-x-4 text-small text-text-soft ${className}`}>
      <span className="font-semibold text-main">{blog.category.label}</span>
      <time dateTime={blog.publishedOn}>{longDate(blog.publishedOn)}</time>
      <span>{blog.readingMinutes} min read</span>
    </p>
  );
}
