import { Link } from 'react-router';
import { ArticleDateline } from '../../components/article-dateline.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { type DetailType, detailTypes, type RelatedItem } from './item.ts';

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
              <div className="facet facet-small overflow-hidden">
                <ResponsiveImage
                  picture={item.picture}
                  alt=""
                  sizes="(min-width: 1024px) 384px, (min-width: 481px) 50vw, 100vw"
                  className="aspect-16/10 w-full object-cover transition-transform duration-400 ease-calm group-hover:scale-[1.02]"
                />
              </div>
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
