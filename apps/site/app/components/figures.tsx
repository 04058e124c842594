import { CountUp } from '../ui/count-up.tsx';
import { Waves } from './brand/waves.tsx';

interface FiguresProps {
  section: { title?: string; counters: { text: string; figure: string }[] };
}

/** Figures about the firm, each counting up once when it is in sight. */
export default function Figures({ section: { counters, title } }: FiguresProps) {
  if (counters.length === 0) return null;
  return (
    <section aria-label={title || 'Figures'} className="on-night bg-night text-on-night">
      {title ? <h2 className="frame pt-16 text-heading md:pt-20">{title}</h2> : null}
      <dl className="frame grid grid-cols-2 max-[20rem]:grid-cols-1 gap-x-6 gap-y-10 pt-16 pb-10 md:pt-20 lg:flex lg:justify-between">
        {counters.map(({ text, figure }) => (
          <div key={`${figure} ${text}`} className="flex flex-col-reverse justify-end gap-3">
            <dt className="max-w-[14ch] text-on-night-soft">{text}</dt>
            <dd className="font-display text-figure tracking-display tabular-nums">
              <CountUp text={figure} />
            </dd>
          </div>
        ))}
      </dl>
      <Waves className="text-night-line" />
    </section>
  );
}
