import type { HomeContent } from '@riverfront/contract';
import { River } from '../../components/brand/river.tsx';
import { CountUp } from '../../ui/count-up.tsx';

/** Figures about the firm, each counting up once when it comes into view. */
export function Figures({ figures }: { figures: HomeContent['middleSection'] }) {
  const entries = Object.entries(figures);
  if (entries.length === 0) return null;
  return (
    <section aria-label="Figures" className="on-night bg-night text-on-night">
      <dl className="frame grid grid-cols-2 gap-x-6 gap-y-10 pt-16 pb-10 md:pt-20 lg:flex lg:justify-between">
        {entries.map(([key, { text, subText }]) => (
          <div key={key} className="flex flex-col-reverse justify-end gap-3">
            <dt className="max-w-[14ch] text-on-night-soft">{text}</dt>
            <dd className="font-display text-figure tracking-display tabular-nums">
              <CountUp text={subText} />
            </dd>
          </div>
        ))}
      </dl>
      <River className="text-night-line" />
    </section>
  );
}
