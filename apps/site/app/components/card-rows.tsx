import type { Blog, Picture, Service } from '@riverfront/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowIcon } from '../ui/icons.tsx';
import { plainText } from '../ui/plain-text.ts';
import { ArticleDateline } from './article-dateline.tsx';
import { ResponsiveImage } from './responsive-image.tsx';

/** Any number of cards in rows of changing rhythm; every row ends full, in six columns and in two. */
export function CardRows({ cards }: { cards: CardContent[] }) {
  const spans = cardSpans(cards.length);
  return (
    <ul className="grid gap-x-6 gap-y-12 xs:grid-cols-2 lg:grid-cols-6">
      {cards.map((card, index) => (
        <Card
          key={card.key}
          card={card}
          span={spans[index] ?? 2}
          // In two columns, the first of an odd number takes both.
          leads={index === 0 && cards.length % 2 === 1}
        />
      ))}
    </ul>
  );
}

const rows: CardSpan[][] = [
  [4, 2],
  [2, 2, 2],
  [2, 4],
  [3, 3],
];

/** Widths of a number of cards: rows of changing rhythm that always end full. */
function cardSpans(count: number): CardSpan[] {
  const spans: CardSpan[] = [];
  for (let row = 0; spans.length < count; row += 1) {
    const left = count - spans.length;
    const pattern = rows[row % rows.length] ?? [];
    if (left === 1) spans.push(6);
    else if (left === 2 && pattern.length > 2) spans.push(3, 3);
    else if (left === 3 && pattern.length < 3) spans.push(2, 2, 2);
    else spans.push(...pattern);
  }
  return spans;
}

/** Converts an article to a card. @param authored whether it names the author */
export function toArticleCard(blog: Blog, authored = false): CardContent {
  return {
    key: blog._id,
    title: blog.title,
    above: <ArticleDateline blog={blog} authored={authored} className="mb-2" />,
    subtitle: blog.subtitle,
    picture: blog.picture,
    action: { to: `/blogs/${blog._id}`, state: { item: blog } },
  };
}

/** The content of a card, and its link. */
interface CardContent {
  key: string;
  title: string;
  /** A line above the title. */
  above?: ReactNode;
  subtitle?: string;
  picture?: Picture | null;
  action?: { to: string; state?: unknown };
}

/** Columns that a card spans, of six. */
type CardSpan = 2 | 3 | 4 | 6;

interface CardProps {
  card: CardContent;
  span: CardSpan;
  /** Spans both columns of a narrower grid. */
  leads: boolean;
}

const spanClass: Record<CardSpan, string> = {
  2: 'lg:col-span-2',
  3: 'lg:col-span-3',
  4: 'lg:col-span-4',
  6: 'lg:col-span-6',
};

/** The beginning of the `sizes` of a card's image. */
const widths: Record<CardSpan, string> = {
  2: '(min-width: 1248px) 384px, (min-width: 1024px) 40vw',
  3: '(min-width: 1248px) 588px, (min-width: 1024px) 48vw',
  4: '(min-width: 1248px) 480px, (min-width: 1024px) 40vw',
  6: '(min-width: 1248px) 702px, (min-width: 1024px) 58vw',
};

// A card of two columns or more has its image on the left and its words on the right.
const sideBySide = {
  leads: {
    card: 'xs:max-lg:grid xs:max-lg:grid-cols-[3fr_2fr] xs:max-lg:gap-6',
    words: 'xs:max-lg:mt-0 xs:max-lg:self-center',
  },
  wide: { card: 'lg:grid lg:grid-cols-[3fr_2fr] lg:gap-8', words: 'lg:mt-0 lg:self-center' },
};

/** A card: image, title, subtitle of at most six lines and an arrow. */
function Card({ card, span, leads }: CardProps) {
  const { title, above, subtitle, picture, action } = card;
  const wide = span >= 4;
  const sideBySideClass = (part: 'card' | 'words') =>
    `${leads ? sideBySide.leads[part] : ''} ${wide ? sideBySide.wide[part] : ''}`;
  return (
    <li className={`group relative flex flex-col ${leads ? 'xs:col-span-2' : ''} ${spanClass[span]}`}>
      <article className={`grow ${sideBySideClass('card')}`}>
        {picture ? (
          <ResponsiveImage
            frame="self-start bg-mist"
            picture={picture}
            alt=""
            sizes={`${widths[span]}, (min-width: 481px) 60vw, 100vw`}
            className={`aspect-16/10 w-full object-cover transition-transform duration-400 ease-calm group-hover:scale-[1.02] ${wide ? 'lg:aspect-4/3' : ''}`}
          />
        ) : null}
        <div className={`mt-5 ${sideBySideClass('words')}`}>
          {above}
          <h3
            className={`text-card ${wide ? 'lg:text-[clamp(1.375rem,1.1rem+1.1vw,2rem)] lg:leading-tight' : ''}`}
          >
            {action ? (
              <Link to={action.to} state={action.state} prefetch="intent" className="card-link">
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          {subtitle ? <p className="mt-3 line-clamp-6 text-text-soft">{subtitle}</p> : null}
          {action ? <ArrowIcon className="mt-4 size-6 text-main" /> : null}
        </div>
      </article>
    </li>
  );
}

interface ItemGridProps {
  label: string;
  /** Where the pages of the items are. */
  path: '/services' | '/solutions';
  items: Service[];
}

/** All services or all solutions as a section of cards. */
export function ItemGrid({ label, path, items }: ItemGridProps) {
  if (items.length === 0) return null;
  return (
    <section id="all" aria-label={label} className="frame pb-[clamp(4rem,2.5rem+6vw,8rem)]">
      <CardRows
        cards={items.map((item) => ({
          key: item._id,
          title: item.title,
          // That of a service is HTML.
          subtitle: path === '/services' ? plainText(item.subtitle) : item.subtitle,
          picture: item.picture,
          action: { to: `${path}/${item._id}`, state: { item } },
        }))}
      />
    </section>
  );
}
