import type { SectionOf } from '@riverfront/contract';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { ArrowIcon } from '../ui/icons.tsx';
import { ScheduleCall } from './schedule-call.tsx';

interface CallToActionProps {
  section: Pick<SectionOf<'call-to-action'>, 'title' | 'text' | 'buttonLabel' | 'link'>;
  /** Whether it links to the booking page too, where the settings name one. */
  offersCall?: boolean;
}

/** A band that asks the visitor to take the next step. */
export function CallToAction({ section, offersCall = false }: CallToActionProps) {
  const { title, text, buttonLabel, link } = section;
  return (
    <section aria-label={title} className="on-night relative isolate overflow-hidden bg-band text-on-night">
      <Lines />
      <div className="frame py-16 md:py-24">
        <div className="grid gap-8 lg:max-w-[58%]">
          <h2 className="max-w-[22ch] text-heading">{title}</h2>
          <p className="measure text-lead text-on-night">{text}</p>
          <div className="flex flex-wrap gap-4">
            <Link
              to={link}
              onClick={scrollToPart}
              prefetch={link.startsWith('#') ? 'none' : 'intent'}
              className="button button-accent"
            >
              {buttonLabel}
              <ArrowIcon />
            </Link>
            {offersCall ? <ScheduleCall className="button button-quiet" /> : null}
          </div>
        </div>
      </div>
    </section>
  );
}

const starts = [-60, -6, 44, 96, 150, 206, 260, 316, 372];

/** Lines that lead to one point: many ways to begin, one person who answers. */
function Lines() {
  return (
    <svg
      viewBox="0 0 600 320"
      preserveAspectRatio="xMinYMid slice"
      fill="none"
      strokeWidth="1.5"
      aria-hidden="true"
      className="absolute inset-y-0 right-0 -z-10 hidden h-full w-[42%] stroke-main-light/60 lg:block"
    >
      {starts.map((y) => (
        <path key={y} d={`M70 160C230 160 250 ${y} 620 ${y}`} />
      ))}
      <circle cx="70" cy="160" r="9" className="fill-accent" stroke="none" />
    </svg>
  );
}

/** Scrolls to a part of this page at once; the router then updates the address. */
function scrollToPart({ currentTarget: { hash, pathname } }: MouseEvent<HTMLAnchorElement>) {
  if (hash && pathname === location.pathname) document.getElementById(hash.slice(1))?.scrollIntoView();
}
