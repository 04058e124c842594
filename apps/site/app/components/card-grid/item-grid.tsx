import type { Service } from '@riverfront/contract';
import { plainText } from '../../ui/plain-text.ts';
import { CardRows } from './card-rows.tsx';

interface ItemGridProps {
  label: string;
  /** Where the pages of the items are. */
  path: '/services' | '/solutions';
  items: Service[];
}

/** All services or all solutions as a section of cards. */
export default function ItemGrid({ label, path, items }: ItemGridProps) {
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
