import type { Blog } from '@riverfront/contract';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ArticleDateline } from '../../components/article-dateline.tsx';
import { CardRows, toArticleCard } from '../../components/card-grid/card-rows.tsx';
import { FeedLink } from '../../components/feed-link.tsx';
import { PageLinks } from '../../components/page-links.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';

/** Number of articles that are large cards; the others follow in pairs. */
const largeOf = (count: number) => (count % 2 === 0 ? 4 : 5);

/** One page of the articles, newest first. */
export function Articles({ articles, page, pages }: { articles: Blog[]; page: number; pages: number }) {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [page]);
  const leading = articles.slice(0, largeOf(articles.length));
  const others = articles.slice(leading.length);
  if (articles.length === 0) return null;
  return (
    <section
      ref={section}
      id="articles"
      aria-label="Articles"
      tabIndex={-1}
      className="frame pb-[clamp(4rem,2.5rem+6vw,8rem)] outline-none"
    >
      <CardRows cards={leading.map(toArticleCard)} />
      {others.length > 0 ? (
        <ul className="mt-14 grid gap-x-6 border-b border-line lg:mt-20 lg:grid-cols-2 lg:gap-x-12">
          {others.map((blog) => (
            <ArticleRow key={blog._id} blog={blog} />
          ))}
        </ul>
      ) : null}
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 md:mt-14">
        <PageLinks label="Pages of articles" page={page} pages={pages} listId="articles" />
        <FeedLink feed="articles" />
      </div>
    </section>
  );
}

function ArticleRow({ blog }: { blog: Blog }) {
  return (
    <li className="group relative border-t border-line py-7">
      <article className="grid grid-cols-[5rem_1fr] gap-x-5 xs:grid-cols-[8.5rem_1fr] xs:gap-x-7">
        <div className="facet facet-small self-start overflow-hidden bg-mist">
          <ResponsiveImage
            picture={blog.picture}
            alt=""
            sizes="136px"
            className="aspect-square w-full object-cover"
          />
        </div>
        <div>
          <ArticleDateline blog={blog} />
          <h3 className="mt-2 text-card">
            <Link to={`/blogs/${blog._id}`} state={{ item: blog }} prefetch="intent" className="card-link">
              {blog.title}
            </Link>
          </h3>
          <p className="mt-2 line-clamp-6 text-small max-xs:line-clamp-3 text-text-soft">{blog.subtitle}</p>
          <ArrowIcon className="mt-3 text-main max-xs:hidden" />
        </div>
      </article>
    </li>
  );
}
