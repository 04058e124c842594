import { CardPicture, CardText, type SectionCard } from './section-card.tsx';

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
export function CardColumns({ cards }: { cards: SectionCard[] }) {
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
export function columnsFor(count: number): 2 | 3 | 4 {
  if (count % 4 === 0 && count > 4) return 4;
  return count % 3 === 0 ? 3 : 2;
}
