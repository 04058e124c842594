import Link from 'next/link';
import type { ReactNode } from 'react';

interface CardProps {
  title: string;
  total: number;
  /** Something went wrong, so it stands out. */
  isTrouble?: boolean;
  /** Where all of them are listed, with the words of the link. */
  all?: { href: string; label: string } | undefined;
  children: ReactNode;
}

/** One kind of thing that waits: how much of it, the first few, and the way to all. */
export function Card({ title, total, isTrouble = false, all, children }: CardProps) {
  return (
    <section className={`today__card${isTrouble ? ' today__card--trouble' : ''}`} aria-label={title}>
      <h3 className="today__card-title">
        <span className="today__total">{total.toLocaleString('en-GB')}</span> {title}
      </h3>
      {children}
      {all && (
        <p className="today__all">
          <Link href={all.href} prefetch={false}>
            {all.label}
          </Link>
        </p>
      )}
    </section>
  );
}

interface EntryProps {
  href: string;
  title: string;
  detail?: ReactNode;
  /** “waits 3 days”. */
  when?: string | null;
}

/** One thing of a card. */
export function Entry({ href, title, detail, when }: EntryProps) {
  return (
    <li className="today__entry">
      <Link href={href} prefetch={false}>
        {title}
      </Link>
      {when && <span className="today__when">{when}</span>}
      {detail && <span className="today__detail">{detail}</span>}
    </li>
  );
}
