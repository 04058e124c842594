import { Link } from 'react-router';
import { useSite } from '../site.ts';
import { ArrowIcon } from '../ui/icons.tsx';

/** A question, and the way to talk about it with the firm. */
export function ContactInvitation({ question, className }: { question: string; className: string }) {
  const { menus, settings } = useSite();
  if (!menus) return null;
  return (
    <aside aria-label="Contact" className={`not-printed ${className}`}>
      <p className="font-display text-card tracking-display">{question}</p>
      <Link to={menus.contact.link} prefetch="intent" className="button mt-4">
        {menus.contact.title}
        <ArrowIcon />
      </Link>
      {settings?.phones[0] ? (
        <p className="mt-4 text-small text-text-soft tabular-nums">or call {settings.phones[0]}</p>
      ) : null}
    </aside>
  );
}
