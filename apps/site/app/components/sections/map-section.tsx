import { WorldMap } from '../map/world-map.tsx';
import { OfficeLinks } from '../office-links.tsx';
import { SectionHeading } from '../section-heading.tsx';
import type { SectionProps } from './section-props.ts';

/** The offices on a map of the world, and how to reach each. */
export default function MapSection({ section }: SectionProps<'map'>) {
  const { tag, title, text, offices, markers } = section;
  if (offices.length === 0) return null;
  return (
    <section aria-label={title || 'Offices'} className="section-space">
      {title ? (
        <div className="frame mb-10 md:mb-14">
          <SectionHeading tag={tag} title={title} text={text} />
        </div>
      ) : null}
      <WorldMap offices={offices} markers={markers} />
      <ul className="frame mt-12 grid gap-x-6 gap-y-10 sm:grid-cols-2 min-[45rem]:grid-cols-3">
        {offices.map((office) => (
          <li key={office._id} className="border-t-3 border-main pt-6">
            <h3 className="text-card">{office.label}</h3>
            <p className="mt-1 text-small font-semibold text-main">{office.name}</p>
            <OfficeLinks office={office} className="mt-3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
