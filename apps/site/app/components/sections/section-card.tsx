import type { SectionOf } from '@riverfront/contract';
import { Link } from 'react-router';
import { ArrowIcon } from '../../ui/icons.tsx';
import { ResponsiveImage } from '../responsive-image.tsx';

/** A card of a cards section. */
export type SectionCard = SectionOf<'cards'>['cards'][number];

/** The picture of a card with its corner cut off; nothing where a card has none. */
export function CardPicture({
  card,
  sizes,
  className,
}: {
  card: SectionCard;
  sizes: string;
  className: string;
}) {
  if (!card.picture) return null;
  return (
    <div className="facet self-start overflow-hidden bg-mist max-xs:facet-small">
      <ResponsiveImage
        picture={card.picture}
        alt=""
        sizes={sizes}
        className={`w-full object-cover transition-transform duration-400 ease-calm group-hover:scale-[1.02] ${className}`}
      />
    </div>
  );
}

/** Title, subtitle of at most six lines, and an arrow where the card leads somewhere. */
export function CardText({
  card,
  titleClass = 'text-card',
  textClass = '',
}: {
  card: SectionCard;
  titleClass?: string;
  textClass?: string;
}) {
  return (
    <>
      <h3 className={titleClass}>
        {card.link ? (
          <Link to={card.link} prefetch="intent" className="card-link">
            {card.title}
          </Link>
        ) : (
          card.title
        )}
      </h3>
      {card.subtitle ? (
        <p className={`mt-3 line-clamp-6 text-text-soft max-xs:text-small ${textClass}`}>{card.subtitle}</p>
      ) : null}
      {card.link ? <ArrowIcon className="mt-4 size-6 text-main" /> : null}
    </>
  );
}
