import type { Office } from '@riverfront/contract';
import { Link } from 'react-router';
import { OfficeLinks } from '../../components/office-links.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';

/** The offices with address, telephone and mail. */
export function Offices({ title, offices }: { title: string; offices: Office[] }) {
  if (offices.length === 0) return null;
  return (
    <>
      <h3 className="text-card">{title}</h3>
      <ul className="mt-4">
        {offices.map((office) => (
          <li
            key={office._id}
            className="grid gap-x-6 gap-y-3 border-t border-line-strong py-7 xs:grid-cols-2"
          >
            <div>
              <p className="tag-line">{office.name}</p>
              <h4 className="mt-1 font-display text-[1.5rem] leading-tight tracking-display">
                {office.label}
              </h4>
              <OfficeLinks office={office} className="mt-2" />
            </div>
            <address className="whitespace-pre-line text-text-soft not-italic xs:pt-6">
              {office.address}
            </address>
          </li>
        ))}
      </ul>
      <Link to="/map" prefetch="intent" className="link inline-flex min-h-11 items-center gap-2">
        See the offices on the map
        <ArrowIcon />
      </Link>
    </>
  );
}
