import type { SectionOf } from '@riverfront/contract';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowIcon } from '../../ui/icons.tsx';
import { CardRows, toArticleCard } from '../card-rows.tsx';
import { ResponsiveImage } from '../responsive-image.tsx';
import { SectionHeading } from '../section-heading.tsx';
import type { SectionProps } from './section-props.ts';

const arrangements: Record<Arrangement, ComponentType<{ cards: SectionCard[] }>> = {
  features: CardFeatures,
  columns: CardColumns,
  lead: CardLead,
  mosaic: CardMosaic,
};

/** Articles as cards. */
export function ArticlesSection({ section }: SectionProps<'articles'>) {
  const { tag, title, text, articles } = section;
  if (articles.length === 0) return null;
  return (
    <section aria-label={title || 'Articles'} className="section-space">
      <div className="frame">
        <SectionHeading tag={tag} title={title || 'Articles'} text={text} className="mb-10 md:mb-14" />
        <CardRows cards={articles.map((blog) => toArticleCard(blog))} />
      </div>
    </section>
  );
}

type CardsSectionProps = SectionProps<'cards'> & {
  /** What ends the section. */
  children?: ReactNode;
};

/** Cards under a heading, laid out by their number; every second such section has a background. */
export function CardsSection({ section, order, children }: CardsSectionProps) {
  const { tag, title, text, cards } = section;
  if (cards.length === 0) return null;
  const Cards = arrangements[arrangementOf(cards.length, order)];
  return (
    <section
      aria-label={title || tag || undefined}
      className={order % 2 === 0 ? 'section-follow' : 'section-space bg-mist'}
    >
      <div className="frame">
        {title ? <SectionHeading tag={tag} title={title} text={text} className="mb-10 md:mb-14" /> : null}
        <Cards cards={cards} />
        {children}
      </div>
    </section>
  );
}

/** Any number of cards in rows of changing rhythm. */
function CardMosaic({ cards }: { cards: SectionCard[] }) {
  return (
    <CardRows
      cards={cards.map(({ _id, link, ...card }) => ({
        key: _id,
        ...card,
        action: link ? { to: link } : undefined,
      }))}
    />
  );
}

/** One to three cards as large rows, image and text changing sides. */
function CardFeatures({ cards }: { cards: SectionCard[] }) {
  return (
    <ul className="grid gap-12 md:gap-20">
      {cards.map((card) => (
        <li key={card._id} className="group/row">
          <article className="group relative grid items-center gap-x-6 gap-y-6 md:grid-cols-12">
            <div className="md:col-span-7 md:group-even/row:order-2">
              <CardPicture
                card={card}
                sizes="(min-width: 1248px) 700px, (min-width: 769px) 58vw, 100vw"
                className="aspect-16/10"
              />
            </div>
            <div className="md:col-span-5 md:group-odd/row:pl-[8%] md:group-even/row:pr-[8%]">
              <CardText
                card={card}
                titleClass="text-[clamp(1.5rem,1.2rem+1.4vw,2.375rem)] leading-tight"
                textClass="md:text-lead"
              />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** The layouts of a section's cards. */
type Arrangement = 'features' | 'columns' | 'lead' | 'mosaic';

/**
 * The arrangement of a number of cards. A section that follows another of its kind on a page takes
 * the second choice, so that neighbours differ; every choice ends its rows full.
 */
function arrangementOf(count: number, order: number): Arrangement {
  const [first, second] = choicesFor(count);
  return order % 2 === 0 ? first : second;
}

function choicesFor(count: number): [first: Arrangement, second: Arrangement] {
  if (count <= 2) return ['features', 'columns'];
  if (count === 3) return ['columns', 'features'];
  if (count === 5) return ['lead', 'mosaic'];
  if (count === 4 || count === 6) return ['columns', count === 4 ? 'columns' : 'lead'];
  return count % 3 === 0 || count % 4 === 0 ? ['columns', 'mosaic'] : ['mosaic', 'mosaic'];
}

const columns = {
  2: {
    list: 'lg:grid-cols-2 gap-y-12 lg:gap-x-10 lg:gap-y-16',
    card: 'xs:grid xs:grid-cols-[2fr_3fr] xs:gap-6',
    picture: 'aspect-16/10 xs:aspect-4/5',
    text: 'max-xs:mt-5 xs:self-center',
    sizes: '(min-width: 1024px) 230px, (min-width: 481px) 40vw, 100vw',
  },
  3: {
    list: 'xs:grid-cols-2 lg:grid-cols-3 gap-y-12 lg:gap-y-16',
    card: '',
    picture: 'aspect-16/10',
    text: 'mt-5',
    sizes: '(min-width: 1024px) 384px, (min-width: 481px) 50vw, 100vw',
  },
  4: {
    list: 'xs:grid-cols-2 xl:grid-cols-4 gap-y-12',
    card: '',
    picture: 'aspect-21/9 xs:aspect-16/10 xl:aspect-square',
    text: 'mt-5',
    sizes: '(min-width: 1248px) 282px, (min-width: 481px) 50vw, 100vw',
  },
} as const;

/** Cards of one size in two, three or four columns; two columns of cards that lie on their side. */
function CardColumns({ cards }: { cards: SectionCard[] }) {
  const look = columns[columnsFor(cards.length)];
  return (
    <ul className={`grid gap-x-6 ${look.list}`}>
      {cards.map((card) => (
        <li key={card._id} className="xs:max-lg:last:odd:col-span-2">
          <article className={`group relative ${look.card}`}>
            <CardPicture card={card} sizes={look.sizes} className={look.picture} />
            <div className={look.text}>
              <CardText card={card} textClass={look === columns[4] ? 'xl:text-small' : ''} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** Returns the number of columns, up to four, with which the last row of cards is full. */
function columnsFor(count: number): 2 | 3 | 4 {
  if (count % 4 === 0 && count > 4) return 4;
  return count % 3 === 0 ? 3 : 2;
}

/** The first card large, the others as a list of rows beside it. */
function CardLead({ cards }: { cards: SectionCard[] }) {
  return (
    <ol className="grid gap-x-6 lg:grid-cols-12">
      {cards.map((card, index) => (
        <li
          key={card._id}
          className={
            index === 0
              ? 'pb-10 lg:col-span-5 lg:row-span-6'
              : 'border-t border-line py-8 last:pb-0 lg:col-span-6 lg:col-start-7 lg:nth-2:border-t-0 lg:nth-2:pt-0'
          }
        >
          {index === 0 ? <Lead card={card} /> : <Row card={card} />}
        </li>
      ))}
    </ol>
  );
}

function Lead({ card }: { card: SectionCard }) {
  return (
    <article className="group relative lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
      <CardPicture
        card={card}
        sizes="(min-width: 1024px) 490px, 100vw"
        className="aspect-16/10 lg:aspect-4/5"
      />
      <div className="mt-6">
        <CardText card={card} titleClass="text-[clamp(1.5rem,1.2rem+1.4vw,2.375rem)] leading-tight" />
      </div>
    </article>
  );
}

function Row({ card }: { card: SectionCard }) {
  return (
    <article className="group relative xs:grid xs:grid-cols-[1fr_2fr] xs:gap-6">
      <CardPicture
        card={card}
        sizes="(min-width: 1024px) 190px, (min-width: 481px) 33vw, 100vw"
        className="aspect-16/10 xs:aspect-square"
      />
      <div className="max-xs:mt-5">
        <CardText card={card} />
      </div>
    </article>
  );
}

/** A card of a cards section. */
type SectionCard = SectionOf<'cards'>['cards'][number];

/** The image of a card with its corner cut off; nothing where a card has none. */
function CardPicture({ card, sizes, className }: { card: SectionCard; sizes: string; className: string }) {
  if (!card.picture) return null;
  return (
    <ResponsiveImage
      frame="self-start bg-mist max-xs:facet-small"
      picture={card.picture}
      alt=""
      sizes={sizes}
      className={`w-full object-cover transition-transform duration-400 ease-calm group-hover:scale-[1.02] ${className}`}
    />
  );
}

/** Title, subtitle of at most six lines, and an arrow where the card leads somewhere. */
function CardText({
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
