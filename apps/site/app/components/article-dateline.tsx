import type { Blog } from '@riverfront/contract';
import { formatDay } from '../ui/format.ts';

/** Category, date and reading time of an article. */
export function ArticleDateline({ blog, className = '' }: { blog: Blog; className?: string }) {
  return (
    <p className={`flex flex-wrap gap-x-4 text-small text-text-soft ${className}`}>
      <span className="font-semibold text-main">{blog.category.label}</span>
      <time dateTime={blog.publishedOn}>{formatDay(blog.publishedOn)}</time>
      <span>{blog.readingMinutes} min read</span>
    </p>
  );
}
