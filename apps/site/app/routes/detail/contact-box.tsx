import { Link } from 'react-router';
import { useSite } from '../../site.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import type { DetailType } from './item.ts';

const questions: Record<DetailType, string> = {
  services: 'Is this the work you need done?',
  solutions: 'Does this look like your plant?',
  blogs: 'Is this on your desk too?',
};

/** How to ask about an item: beside its text where there is room, after it otherwise. */
export function ContactBox({ type }: { type: DetailType }) {
  const { menus, settings } = useSite();
  if (!menus) return null;
  return (
    <aside
      aria-label="Contact"
      className="not-printed border-t border-line pt-8 lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:col-span-3 lg:col-start-1 lg:row-start-1 lg:self-start lg:border-0 lg:pt-0"
    >
      <p className="font-display text-card tracking-display">{questions[type]}</p>
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
