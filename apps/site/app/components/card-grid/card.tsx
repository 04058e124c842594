import type { Picture as PictureData } from '@riverfront/contract';
import { Link } from 'react-router';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Picture } from '../picture.tsx';
import type { CardSpan } from './card-spans.ts';

/** What a card shows, and where it leads if anywhere. */
export interface CardContent {
  key: string;
  title: string;
  subtitle?: string;
  picture?: PictureData | null;
  action?: { to: string; state?: unknown };
}

const spanClass: Record<CardSpan, string> = {
  2: 'lg:col-span-2',
  3: 'lg:col-span-3',
  4: 'xs:col-span-2 lg:col-span-4',
  6: 'xs:col-span-2 lg:col-span-6',
};

/** A card: picture, title, subtitle of at most six lines and an arrow. Wide ones lie on their side. */
export function Card({ card, span }: { card: CardContent; span: CardSpan }) {
  const wide = span >= 4;
  const { title, subtitle, picture, action } = card;
  return (
    <li className={`group relative flex flex-col ${spanClass[span]}`}>
      <article className={`grow ${wide ? 'xs:grid xs:grid-cols-[3fr_2fr] xs:gap-6 lg:gap-8' : ''}`}>
        {picture ? (
          <div className="facet self-start overflow-hidden bg-mist">
            <Picture
              picture={picture}
              alt=""
              sizes={
                wide
                  ? '(min-width: 481px) 50vw, 100vw'
                  : '(min-width: 1024px) 33vw, (min-width: 481px) 50vw, 100vw'
              }
              className={`w-full object-cover transition-transform duration-400 ease-calm group-hover:scale-[1.02] ${wide ? 'aspect-16/10 lg:aspect-4/3' : 'aspect-16/10'}`}
            />
          </div>
        ) : null}
        <div className={wide ? 'mt-5 xs:mt-0 xs:self-center' : 'mt-5'}>
          <h3 className={wide ? 'text-[clamp(1.375rem,1.1rem+1.1vw,2rem)] leading-tight' : 'text-card'}>
            {action ? (
              <Link to={action.to} state={action.state} prefetch="intent" className="card-link">
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          {subtitle ? <p className="mt-3 line-clamp-6 text-text-soft">{subtitle}</p> : null}
          {action ? <ArrowIcon className="mt-4 size-6 text-river" /> : null}
        </div>
      </article>
    </li>
  );
}
