import { CardPicture, CardText, type SectionCard } from './section-card.tsx';

/** The first card large, the others as a list of rows beside it. */
export function CardLead({ cards }: { cards: SectionCard[] }) {
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
