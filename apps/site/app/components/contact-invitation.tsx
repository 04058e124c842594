import { Link } from 'react-router';
import { useSite } from '../site.ts';
import { ArrowIcon } from '../ui/icons.tsx';

interface ContactInvitationProps {
  question: string;
  /** Path of the page being read, which is sent with the message. */
  topic?: string | undefined;
  className: string;
}

/** A question with a link to the contact form. */
export function ContactInvitation({ question, topic, className }: ContactInvitationProps) {
  const { menus, settings } = useSite();
  if (!menus) return null;
  return (
    <aside aria-label="Contact" className={`not-printed ${className}`}>
      <p className="font-display text-card tracking-display">{question}</p>
      <Link
        to={topic ? { pathname: menus.contact.link, search: `?topic=${topic}` } : menus.contact.link}
        prefetch="intent"
        className="button mt-4"
      >
        {menus.contact.title}
        <ArrowIcon />
      </Link>
      {settings?.phones[0] ? (
        <p className="mt-4 text-small text-text-soft tabular-nums">or call {settings.phones[0]}</p>
      ) : null}
    </aside>
  );
}
