import type { Office } from '@riverfront/contract';
import { Link } from 'react-router';

const link = 'link inline-flex min-h-11 items-center';

interface OfficeLinksProps {
  office: Office;
  /** Leaves out the email address. */
  isBrief?: boolean;
  className?: string;
}

/** Telephone, email and contact form of an office. */
export function OfficeLinks({ office, isBrief = false, className = '' }: OfficeLinksProps) {
  return (
    <ul className={className}>
      <li>
        <a href={`tel:${office.phone.replace(/[^\d+]/g, '')}`} className={`${link} tabular-nums`}>
          {office.phone}
        </a>
      </li>
      {isBrief ? null : (
        <li>
          <a href={`mailto:${office.email}`} className={link}>
            {office.email}
          </a>
        </li>
      )}
      <li>
        <Link
          to={{ pathname: '/contact', search: `?topic=/office/${office._id}`, hash: '#message' }}
          prefetch="intent"
          aria-label={`Send a message to ${office.label}`}
          className={link}
        >
          Send a message
        </Link>
      </li>
    </ul>
  );
}
