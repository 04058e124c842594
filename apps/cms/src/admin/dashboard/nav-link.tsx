'use client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';

/** A link to a screen of ours, which looks as those of Payload's navigation do, marked on the screen itself. */
export function NavLink({ href, children }: { href: string; children: string }) {
  const isCurrent = usePathname() === href;
  return (
    <Link href={href} prefetch={false} className="nav__link" aria-current={isCurrent ? 'page' : undefined}>
      {isCurrent && <span className="nav__link-indicator" />}
      {children}
    </Link>
  );
}
