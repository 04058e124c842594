import type { Office, Section } from '@riverfront/contract';
import { Link } from 'react-router';
import { Content } from '../../components/content.tsx';
import { OfficeLinks } from '../../components/office-links.tsx';
import Sections from '../../components/sections/sections.tsx';
import type { MaybePending } from '../../content.ts';
import { ArrowIcon } from '../../ui/icons.tsx';

interface BelowTheFormProps {
  offices: MaybePending<{ title: string; offices: Office[] }>;
  sections: Section[];
}

/** The offices and the sections of the page, below the form. */
export default function BelowTheForm({ offices, sections }: BelowTheFormProps) {
  return (
    <>
      <Content of={offices} waiting={null}>
        {(answer) => <Offices title={answer.title} offices={answer.offices} />}
      </Content>
      <Sections sections={sections} />
    </>
  );
}

/** The offices with address, telephone and mail. */
function Offices({ title, offices }: { title: string; offices: Office[] }) {
  if (offices.length === 0) return null;
  return (
    <section aria-labelledby="offices-title" className="frame section-space">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="offices-title" className="text-heading">
          {title}
        </h2>
        <Link to="/map" prefetch="intent" className="link inline-flex min-h-11 items-center gap-2">
          See the offices on the map
          <ArrowIcon />
        </Link>
      </div>
      <ul className="mt-8 grid gap-x-6 gap-y-12 sm:grid-cols-2 md:mt-12 lg:grid-cols-3">
        {offices.map((office) => (
          <li key={office._id} className="border-t border-line-strong pt-6">
            <p className="tag-line">{office.name}</p>
            <h3 className="mt-1 font-display text-[1.5rem] leading-tight tracking-display">{office.label}</h3>
            <address className="mt-4 whitespace-pre-line text-text-soft not-italic">{office.address}</address>
            <OfficeLinks office={office} className="mt-3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
