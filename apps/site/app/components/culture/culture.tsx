import type { CultureHighlight } from '@riverfront/contract';
import { FilmLoop } from '../../ui/film-loop.tsx';
import { Picture } from '../picture.tsx';
import { RichText } from '../rich-text.tsx';
import { type GalleryItem, galleryOf } from './gallery.ts';

interface CultureProps {
  highlights: CultureHighlight[];
  /** Heading and text above the gallery, where the page has one. */
  heading?: { title: string; body?: string; text?: string };
}

const defaultTitle = 'Culture Highlights';

/** Culture Highlights: pictures and films of the firm's year, in rows that always end full. */
export function Culture({ highlights, heading }: CultureProps) {
  const items = galleryOf(highlights);
  if (items.length === 0) return null;
  return (
    <section aria-label={heading?.title || defaultTitle} className="bg-mist">
      <div className="frame section-space">
        <Heading heading={heading} />
        <ul className="gallery">
          {items.map((item) => (
            <li key={item.href} data-size={item.size} className="gallery-item">
              <Figure item={item} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Heading({ heading }: Pick<CultureProps, 'heading'>) {
  return (
    <div className="mb-10 grid items-end gap-x-6 gap-y-5 md:mb-14 lg:grid-cols-12">
      <h2 className="text-heading lg:col-span-5">{heading?.title || defaultTitle}</h2>
      {heading?.text ? (
        <p className="text-lead text-text-soft lg:col-span-6 lg:col-start-7">{heading.text}</p>
      ) : null}
      {heading?.body ? (
        <RichText html={heading.body} className="text-lead text-text-soft lg:col-span-6 lg:col-start-7" />
      ) : null}
    </div>
  );
}

function Figure({ item }: { item: GalleryItem }) {
  const picture = item.picture ? (
    <Picture
      picture={item.picture}
      alt={item.alt}
      sizes={item.size === 'big' ? '(min-width: 769px) 600px, 100vw' : '(min-width: 769px) 320px, 50vw'}
      className="absolute inset-0 size-full object-cover"
    />
  ) : null;
  return (
    <figure className="flex h-full flex-col">
      <div className="gallery-medium facet facet-small relative grow overflow-hidden bg-line">
        {item.isFilm ? (
          <FilmLoop src={item.url} label={item.title}>
            {picture}
          </FilmLoop>
        ) : (
          picture
        )}
      </div>
      <figcaption className="mt-3 text-small text-text-soft">{item.title}</figcaption>
    </figure>
  );
}
