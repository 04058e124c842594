import type { CultureHighlight } from '@riverfront/contract';
import { FilmLoop } from '../ui/film-loop.tsx';
import { Picture } from './picture.tsx';
import { SideHeading } from './side-heading.tsx';

interface CultureProps {
  section: { title?: string; text?: string; body?: string; highlights: CultureHighlight[] };
}

/** Images and films of the firm's year, in rows that always end full. */
export default function Culture({ section }: CultureProps) {
  const items = toGallery(section.highlights);
  if (items.length === 0) return null;
  const fallback = 'Culture Highlights';
  return (
    <section aria-label={section.title || fallback} className="bg-mist">
      <div className="frame section-space">
        <SideHeading section={section} fallback={fallback} className="items-end" textClass="text-text-soft" />
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

type Medium = CultureHighlight['images'][number];

/** The sizes of the gallery, in the order in which they come round (specification, section 9). */
const sizes = ['big', 'medium', 'small', 'small', 'small', 'mediums', 'mediums', 'small'] as const;
interface GalleryItem extends Medium {
  title: string;
  isFilm: boolean;
  size: (typeof sizes)[number];
}

const most = 6;

/** Extensions of films (specification, section 3). */
const films = /\.(?:mp4|mov|webm)$/i;

/** The first six media over all highlights: films first, as big ones; the rest in the cycle's sizes. */
export function toGallery(highlights: CultureHighlight[]): GalleryItem[] {
  const media = highlights
    .flatMap(({ title, images }) =>
      images.map((medium) => ({ ...medium, title, isFilm: films.test(medium.url) })),
    )
    .slice(0, most);
  const ordered = [...media.filter((medium) => medium.isFilm), ...media.filter((medium) => !medium.isFilm)];
  return ordered.map((medium, place) => ({
    ...medium,
    size: medium.isFilm ? 'big' : (sizes[place % sizes.length] ?? 'small'),
  }));
}
