import type { Office } from '@riverfront/contract';
import { OfficeLinks } from '../../components/office-links.tsx';

/** The offices with address and links. */
export function OfficeList({ offices }: { offices: Office[] }) {
  return (
    <section aria-label="Offices" className="frame section-space">
      <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 min-[45rem]:grid-cols-3">
        {offices.map((office) => (
          <li key={office._id} className="border-t-3 border-main pt-6">
            <h2 className="text-card">{office.label}</h2>
            <p className="mt-1 text-small font-semibold text-main">{office.name}</p>
            <address className="mt-4 whitespace-pre-line not-italic text-text-soft">{office.address}</address>
            <OfficeLinks office={office} className="mt-3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
