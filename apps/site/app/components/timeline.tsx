import type { SectionOf } from '@riverfront/contract';
import { MovingCarousel } from '../ui/moving-carousel.tsx';

/** Time from one entry to the next, in ms (specification, section 9). */
const slideTime = 10_000;

interface TimelineProps {
  section: Pick<SectionOf<'timeline'>, 'title' | 'entries'>;
}

/** Periods of a history as a line that scrolls past: two entries at a time. */
export default function Timeline({ section: { title, entries } }: TimelineProps) {
  if (entries.length === 0) return null;
  return (
    <section className="frame section-space">
      <h2 className="mb-10 text-heading md:mb-14">{title}</h2>
      <MovingCarousel
        label="timeline"
        items={entries}
        keyOf={({ _id }) => _id}
        slideTime={slideTime}
        slideClassName="w-1/2 pr-[clamp(1rem,4vw,4rem)]"
      >
        {({ period, title: event, text }) => (
          <article className="h-full">
            <p className="font-display text-[clamp(1.125rem,0.35rem+4.2vw,3.5rem)] leading-none not-max-[20rem]:whitespace-nowrap tracking-display text-main tabular-nums">
              {period}
            </p>
            <div
              aria-hidden="true"
              className="relative mt-5 -mr-[clamp(1rem,4vw,4rem)] h-7 before:absolute before:inset-x-0 before:top-1/2 before:border-t-[1.5px] before:border-line-strong before:opacity-60 after:absolute after:top-[calc(50%-0.3125rem)] after:size-3 after:rounded-full after:bg-main after:shadow-[0_0_0_0.375rem_var(--color-page)] md:mt-7"
            />
            <h3 className="mt-5 max-w-[22em] text-[1.0625rem] leading-snug xs:text-card md:mt-7">{event}</h3>
            <p className="mt-3 max-w-[32em] text-small text-text-soft xs:text-body">{text}</p>
          </article>
        )}
      </MovingCarousel>
    </section>
  );
}
