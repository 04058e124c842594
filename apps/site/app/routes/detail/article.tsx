import { Link } from 'react-router';
import { ArticleDateline } from '../../components/article-dateline.tsx';
import { LongText } from '../../components/long-text.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { useDocumentTitle } from '../../site.ts';
import { formatDay } from '../../ui/format.ts';
import { type DetailItem, type DetailType, detailTypes, type RelatedItem } from './item.ts';

/** The page of one item. */
export function Article({ type, item }: { type: DetailType; item: DetailItem }) {
  const { list, path } = detailTypes[type];
  useDocumentTitle(item.title, item.sharing);
  return (
    <article className="pb-[clamp(4rem,2.5rem+6vw,8rem)]">
      <header className="frame pt-6 pb-10 md:pt-10 md:pb-14">
        <nav aria-label="Breadcrumb" className="not-printed mb-6 md:mb-10">
          <Link to={path} prefetch="intent" className="link inline-flex min-h-11 items-center text-small">
            {list}
          </Link>
        </nav>
        <h1 className="max-w-[24ch] text-title">{item.title}</h1>
        <p className="mt-6 measure text-lead text-text-soft">{item.subtitle}</p>
        {item.dateline ? <Byline author={item.author} dateline={item.dateline} /> : null}
        {item.facts?.length ? <Facts facts={item.facts} /> : null}
      </header>
      <div className="frame">
        <ResponsiveImage
          frame="bg-mist"
          picture={item.picture}
          sizes="(min-width: 1248px) 1200px, 100vw"
          first
          className="aspect-16/9 w-full object-cover"
        />
      </div>
      <LongText
        description={item.description}
        question={toQuestion(type, item)}
        topic={`/${type}/${item._id}`}
        contentsFrom={4}
      />
    </article>
  );
}

/** The facts by which visitors compare services and solutions. */
function Facts({ facts }: { facts: NonNullable<DetailItem['facts']> }) {
  return (
    <dl className="mt-8 grid border-t border-line-strong xs:grid-cols-2 xs:gap-x-6 md:mt-12 lg:flex lg:gap-x-8">
      {facts.map(({ label, value }) => (
        <div key={label} className="border-b border-line py-4 lg:min-w-0 lg:flex-1 lg:border-b-0 lg:py-5">
          <dt className="tag-line">{label}</dt>
          <dd className="mt-1 text-pretty">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type BylineProps = Pick<DetailItem, 'author'> & Required<Pick<DetailItem, 'dateline'>>;

/** Author, date and reading time of an article. */
function Byline({ author, dateline }: BylineProps) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-4">
      {author ? (
        <>
          <ResponsiveImage
            picture={author.picture}
            alt=""
            sizes="64px"
            className="size-16 shrink-0 bg-mist object-cover object-top"
          />
          <p className="mr-5">
            <span className="block font-semibold">{author.name}</span>
            <span className="block text-small text-text-soft">{author.designation}</span>
          </p>
        </>
      ) : null}
      <p className="text-small text-text-soft">
        <time dateTime={dateline.publishedOn} className="block">
          {formatDay(dateline.publishedOn)}
        </time>
        {dateline.category.label}, {dateline.readingMinutes} min read
      </p>
    </div>
  );
}

const questions = {
  services: 'Is this the work you need done?',
  solutions: 'Does this look like your plant?',
};

/** Returns what a reader of the item is asked; that of an article names its author. */
function toQuestion(type: DetailType, { author }: DetailItem): string {
  if (type !== 'blogs') return questions[type];
  return author ? `A question for ${author.name}?` : 'Is this on your desk too?';
}

/** Other items of the same type. */
export function Related({ type, items }: { type: DetailType; items: RelatedItem[] }) {
  const { related } = detailTypes[type];
  if (items.length === 0) return null;
  return (
    <section aria-label={related} className="not-printed bg-mist">
      <div className="frame section-space">
        <h2 className="mb-10 text-heading">{related}</h2>
        <ul className="grid gap-x-6 gap-y-10 xs:grid-cols-2 lg:grid-cols-3">
          {items.slice(0, 3).map((item) => (
            <li key={item._id} className="group relative max-lg:last:odd:xs:hidden">
              <ResponsiveImage
                frame="facet-small"
                picture={item.picture}
                alt=""
                sizes="(min-width: 1024px) 384px, (min-width: 481px) 50vw, 100vw"
                className="aspect-16/10 w-full object-cover transition-transform duration-400 ease-calm group-hover:scale-[1.02]"
              />
              {item.dateline ? <ArticleDateline blog={item.dateline} className="mt-4" /> : null}
              <h3 className="mt-3 text-card">
                <Link to={`/${type}/${item._id}`} state={{ item }} prefetch="intent" className="card-link">
                  {item.title}
                </Link>
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
