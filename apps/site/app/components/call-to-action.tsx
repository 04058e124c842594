import type { SectionOf } from '@riverfront/contract';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { ArrowIcon } from '../ui/icons.tsx';
import { Emblem } from './brand.tsx';

interface CallToActionProps {
  section: Pick<SectionOf<'call-to-action'>, 'title' | 'text' | 'buttonLabel' | 'link'>;
  /** What the page is about, above the title. */
  about?: string;
}

/** A band that asks the visitor to take the next step. */
export function CallToAction({ section: { title, text, buttonLabel, link }, about }: CallToActionProps) {
  return (
    <section aria-label={title} className="on-night relative isolate overflow-hidden bg-band text-on-night">
      <Emblem className="absolute -top-16 right-[max(-4rem,calc(50%-44rem))] -z-10 hidden h-[150%] rotate-24 opacity-90 lg:block" />
      <div className="frame py-16 md:py-24">
        <div className="grid gap-8 lg:max-w-[58%]">
          <div>
            {about ? <p className="mb-3 text-small font-semibold text-main-light">{about}</p> : null}
            <h2 className="max-w-[22ch] text-heading">{title}</h2>
          </div>
          <p className="measure text-lead text-on-night">{text}</p>
          <div>
            <Link
              to={link}
              onClick={scrollToPart}
              prefetch={link.startsWith('#') ? 'none' : 'intent'}
              className="button button-accent"
            >
              {buttonLabel}
              <ArrowIcon />
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Scrolls to a part of this page at once; the router then updates the address. */
function scrollToPart({ currentTarget: { hash, pathname } }: MouseEvent<HTMLAnchorElement>) {
  if (hash && pathname === location.pathname) document.getElementById(hash.slice(1))?.scrollIntoView();
}
