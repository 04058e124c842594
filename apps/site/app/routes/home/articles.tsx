import type { Blog, HomeContent } from '@riverfront/contract';
import { Link } from 'react-router';
import { ArticleDateline } from '../../components/article-dateline.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';

/** The newest articles: one leads, the others are listed beside it. */
export function Articles({ section }: { section: HomeContent['blogSections'] }) {
  const { blogText, blogs } = section;
  const [lead, ...others] = blogs;
  if (!lead) return null;
  return (
    <section aria-label={blogText.blogTitle} className="frame section-space">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-6 md:mb-14">
        <div>
          <p className="tag-line mb-3">{blogText.blogTitle}</p>
          <h2 className="text-heading">
            {blogText.blogSubTitle} <span className="text-main">{blogText.blogSubTitle2}</span>{' '}
            <span className="block">{blogText.blogSubTitle3}</span>
          </h2>
        </div>
        <Link to="/insights" prefetch="intent" className="link inline-flex min-h-11 items-center gap-2">
          {blogText.blogViewAll}
          <ArrowIcon />
        </Link>
      </div>
      <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <article className="group relative lg:col-span-7">
          <div className="facet overflow-hidden bg-mist">
            <ResponsiveImage
              picture={lead.picture}
              alt=""
              sizes="(min-width: 1024px) 690px, 100vw"
              className="aspect-16/9 w-full object-cover transition-transform duration-400 ease-calm group-hover:scale-[1.02]"
            />
          </div>
          <ArticleDateline blog={lead} className="mt-6" />
          <h3 className="mt-2 text-[clamp(1.5rem,1.2rem+1.2vw,2.25rem)] leading-tight">
            <ArticleLink blog={lead} />
          </h3>
          <p className="mt-4 measure text-text-soft">{lead.subtitle}</p>
        </article>
        <ul className="lg:col-span-4 lg:col-start-9">
          {others.map((blog) => (
            <li
              key={blog._id}
              className="group relative border-t border-line py-6 lg:first:border-0 lg:first:pt-0"
            >
              <ArticleDateline blog={blog} />
              <h3 className="mt-2 text-card">
                <ArticleLink blog={blog} />
              </h3>
              <p className="mt-2 line-clamp-3 text-small text-text-soft">{blog.subtitle}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ArticleLink({ blog }: { blog: Blog }) {
  return (
    <Link
      to={`/blogs/${blog._id}`}
      state={{ item: blog }}
      prefetch="intent"
      className="card-link underline-offset-4 group-hover:underline group-hover:decoration-1"
    >
      {blog.title}
    </Link>
  );
}
