import type { Office } from '@riverfront/contract';

const link = 'link inline-flex min-h-11 items-center';

/** How to call an office and how to write to it. */
export function OfficeLinks({ office, className = '' }: { office: Office; className?: string }) {
  return (
    <ul className={className}>
      <li>
        <a href={`tel:${office.phone.replace(/[^\d+]/g, '')}`} className={`${link} tabular-nums`}>
          {office.phone}
        </a>
      </li>
      <li>
        <a href={`mailto:${office.email}`} className={link}>
          {office.email}
        </a>
      </li>
    </ul>
  );
}
