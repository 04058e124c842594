import type { Blog } from '@riverfront/contract';
import { formatDay } from '../ui/format.ts';

interface ArticleDatelineProps {
  blog: Blog;
  /** Names the author too. */
  authored?: boolean;
  className?: string;
}

/** Category, date and reading time of an article. */
export function ArticleDateline({ blog, authored = false, className = '' }: ArticleDatelineProps) {
  return (
    <p className={`flex flex-wrap gap-x-4 text-small text-text-soft ${className}`}>
      <span className="font-semibold text-main">{blog.category.label}</span>
      {authored && blog.author ? <span>{blog.author.name}</span> : null}
      <time dateTime={blog.publishedOn}>{formatDay(blog.publishedOn)}</time>
      <span>{blog.readingMinutes} min read</span>
    </p>
  );
}
