import type { Blog, HomeContent } from '@riverfront/contract';
import { Link } from 'react-router';
import { ArticleDateline } from '../../components/article-dateline.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { SectionHeading, SideHeading } from '../../components/section-heading.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import { ReadMore } from '../../ui/read-more.tsx';

/** The solutions, led by their images. */
export function Solutions({ section }: { section: HomeContent['solutionsSection'] }) {
  if (section.solutionsCardsData.length === 0) return null;
  return (
    <section aria-label={section.title} className="frame section-space">
      {section.tag ? <p className="tag-line mb-3">{section.tag}</p> : null}
      <SideHeading
        section={{ title: section.title, text: section.subtitle }}
        fallback={section.title}
        textClass="text-text-soft"
      />
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-12">
        {section.solutionsCardsData.map((item) => (
          <li key={item._id} className="group relative">
            <ResponsiveImage
              frame="bg-mist max-xs:facet-small"
              picture={item.picture}
              alt=""
              sizes="(min-width: 1024px) 384px, (min-width: 600px) 50vw, 100vw"
              className="aspect-16/10 w-full object-cover transition-transform duration-400 ease-calm group-hover:scale-[1.02]"
            />
            <h3 className="mt-5 flex items-start justify-between gap-4 text-card">
              <Link to={`/solutions/${item._id}`} state={{ item }} prefetch="intent" className="card-link">
                {item.title}
              </Link>
              <ArrowIcon className="mt-0.5 size-6 text-main" />
            </h3>
            <p className="mt-2 line-clamp-6 text-small text-text-soft">{item.subtitle}</p>
            <Duration of={item.subtitle} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How long a solution takes, as its sentence says; nothing where it does not. */
function Duration({ of: sentence }: { of: string }) {
  const [, figure, unit] = /\b(\d+(?: to \d+)?) (weeks|months)\b/.exec(sentence) ?? [];
  if (!figure) return null;
  return (
    <p className="mt-3 font-display text-[1.75rem] leading-none tracking-display text-main">
      {figure.replace(' to ', '–')} <span className="font-sans text-small">{unit}</span>
    </p>
  );
}

/** The services, led by their words, which can be read on. */
export function Services({ section }: { section: HomeContent['servicesSection'] }) {
  if (section.servicesCardsData.length === 0) return null;
  return (
    <section aria-label={section.title} className="bg-mist">
      <div className="frame section-space grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+3rem)] lg:col-span-4 lg:self-start">
          <SectionHeading tag={section.tag} title={section.title} text={section.subtitle} />
          <Link
            to="/services"
            prefetch="intent"
            className="link mt-6 inline-flex min-h-11 items-center gap-2"
          >
            All services
            <ArrowIcon />
          </Link>
        </div>
        <ul className="lg:col-span-7 lg:col-start-6">
          {section.servicesCardsData.map((item) => (
            <li
              key={item._id}
              className="group relative grid grid-cols-[5rem_1fr] gap-x-5 border-t border-line-strong/50 py-6 xs:grid-cols-[7.5rem_1fr] xs:gap-x-8"
            >
              <ResponsiveImage
                frame="facet-small self-start"
                picture={item.picture}
                alt=""
                sizes="120px"
                className="aspect-square w-full object-cover"
              />
              <div>
                <h3 className="flex items-start justify-between gap-4 text-card">
                  <Link to={`/services/${item._id}`} state={{ item }} prefetch="intent" className="card-link">
                    {item.title}
                  </Link>
                  <ArrowIcon className="mt-0.5 text-main" />
                </h3>
                <div className="mt-2 text-text-soft">
                  <ReadMore html={item.subtitle} about={item.title}>
                    <RichText html={item.subtitle} className="" />
                  </ReadMore>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Why companies choose the firm: banner, heading, four cards and an image. */
export function Why({ section }: { section: HomeContent['whySection'] }) {
  return (
    <section aria-label={section.heading} className="section-space">
      <div className="frame grid gap-x-6 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-5">
          <h2 className="text-heading">{section.heading}</h2>
          <p className="mt-5 measure text-lead text-text-soft">{section.subHeading}</p>
        </div>
        <ResponsiveImage
          frame="max-lg:order-1 lg:col-span-5 lg:col-start-1"
          picture={section.picture}
          sizes="(min-width: 1024px) 500px, 100vw"
          className="aspect-4/3 w-full object-cover lg:aspect-4/5"
        />
        <div className="lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:row-start-1">
          <ResponsiveImage
            frame=""
            picture={section.bannerPicture}
            sizes="(min-width: 1024px) 600px, 100vw"
            className="aspect-16/7 w-full object-cover"
          />
          <ol className="mt-4 md:mt-8">
            {section.whyCardData.map((card) => (
              <li
                key={card._id}
                className="grid gap-x-6 gap-y-2 border-b border-line py-7 last:border-0 xs:grid-cols-[11rem_1fr]"
              >
                <h3 className="text-card">{card.title}</h3>
                <p className="text-text-soft">{card.desc}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

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
          <ResponsiveImage
            frame="bg-mist"
            picture={lead.picture}
            alt=""
            sizes="(min-width: 1024px) 690px, 100vw"
            className="aspect-16/9 w-full object-cover transition-transform duration-400 ease-calm group-hover:scale-[1.02]"
          />
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
