import { CardPicture, CardText, type SectionCard } from './section-card.tsx';

/** One to three cards as large rows, picture and text changing sides. */
export function CardFeatures({ cards }: { cards: SectionCard[] }) {
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
