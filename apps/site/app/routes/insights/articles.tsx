import type { Blog, ResponseOf } from '@riverfront/contract';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ArticleDateline } from '../../components/article-dateline.tsx';
import { CardRows, toArticleCard } from '../../components/card-rows.tsx';
import { FeedLink } from '../../components/feed-link.tsx';
import { PageLinks } from '../../components/page-links.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import { ArticleFilters } from './filters.tsx';
import { type ArticlesQuery, isFiltered, toArticlesSearch } from './query.ts';

interface ArticlesProps {
  answer: ResponseOf<'blogs'>;
  query: ArticlesQuery;
}

/** One page of the articles, newest first: one leads, the others are a list. */
export function Articles({ answer: { blogs, filters, pagination }, query }: ArticlesProps) {
  const section = useFocusOnPage(query);
  const [lead, ...others] = blogs;
  if (!lead && !isFiltered(query)) return null;
  return (
    <section
      ref={section}
      id="articles"
      aria-label="Articles"
      tabIndex={-1}
      className="frame pb-[clamp(4rem,2.5rem+6vw,8rem)] outline-none"
    >
      <ArticleFilters filters={filters} query={query} total={pagination.total} />
      {lead ? <CardRows cards={[toArticleCard(lead, true)]} /> : null}
      {others.length > 0 ? (
        <ul className="mt-14 grid gap-x-6 border-b border-line lg:mt-20 lg:grid-cols-2 lg:gap-x-12">
          {others.map((blog) => (
            <ArticleRow key={blog._id} blog={blog} />
          ))}
        </ul>
      ) : null}
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 md:mt-14">
        <PageLinks
          label="Pages of articles"
          page={query.page}
          pages={pagination.pages}
          listId="articles"
          searchOf={(page) => toArticlesSearch({ ...query, page })}
        />
        <FeedLink feed="articles" />
      </div>
    </section>
  );
}

/** Scrolls to the list and focuses it when another page of it is shown. */
function useFocusOnPage({ page, category, author }: ArticlesQuery) {
  const section = useRef<HTMLElement>(null);
  const list = `${category} ${author}`;
  const shown = useRef({ page, list });
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, list };
    // The focus stays on a filter that was pressed.
    if (before.page === page || before.list !== list) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [page, list]);
  return section;
}

function ArticleRow({ blog }: { blog: Blog }) {
  return (
    <li className="group relative border-t border-line py-7">
      <article className="grid grid-cols-[5rem_1fr] gap-x-5 xs:grid-cols-[8.5rem_1fr] xs:gap-x-7">
        <ResponsiveImage
          frame="facet-small self-start bg-mist"
          picture={blog.picture}
          alt=""
          sizes="136px"
          className="aspect-square w-full object-cover"
        />
        <div>
          <ArticleDateline blog={blog} authored />
          <h3 className="mt-2 text-card">
            <Link to={`/blogs/${blog._id}`} state={{ item: blog }} prefetch="intent" className="card-link">
              {blog.title}
            </Link>
          </h3>
          <p className="mt-2 line-clamp-6 text-small text-text-soft">{blog.subtitle}</p>
          <ArrowIcon className="mt-3 text-main max-xs:hidden" />
        </div>
      </article>
    </li>
  );
}
