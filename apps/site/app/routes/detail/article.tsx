import { useEffect } from 'react';
import { Link } from 'react-router';
import { Picture } from '../../components/picture.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { documentTitle } from '../../seo.ts';
import { useSite } from '../../site.ts';
import { Byline } from './byline.tsx';
import { ContactBox } from './contact-box.tsx';
import { type DetailItem, type DetailType, detailTypes } from './item.ts';

/** The page of one item: heading, cover, text at reading width, and what belongs beside it. */
export function Article({ type, item }: { type: DetailType; item: DetailItem }) {
  const { list, path } = detailTypes[type];
  const { name } = useSite();
  useEffect(() => {
    // Where the item arrived after its screen, the title was made without it.
    document.title = documentTitle(item, name);
  }, [item, name]);
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
      </header>
      <div className="frame">
        <div className="facet overflow-hidden bg-mist">
          <Picture
            picture={item.picture}
            sizes="(min-width: 1248px) 1200px, 100vw"
            first
            className="aspect-16/9 w-full object-cover md:aspect-21/9"
          />
        </div>
      </div>
      <div className="frame mt-10 grid gap-x-6 gap-y-10 md:mt-16 lg:grid-cols-12">
        <div className="lg:col-span-8 lg:col-start-5">
          {item.description === undefined ? (
            <p role="status">Loading...</p>
          ) : (
            <RichText html={item.description} className="prose prose-article" />
          )}
        </div>
        <ContactBox type={type} id={item._id} />
      </div>
    </article>
  );
}
