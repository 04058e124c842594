import type { CompanyLogo, SectionOf } from '@riverfront/contract';
import { useState } from 'react';
import { mediaUrl } from '../media.ts';
import { PauseButton } from '../ui/buttons.tsx';
import { useHydrated, useReducedMotion } from '../ui/use-browser-state.ts';
import { Image } from './responsive-image.tsx';

interface CompanyLogosProps {
  section: Pick<SectionOf<'logos'>, 'title' | 'companies'>;
}

/** Logos of client companies, in a row that moves without end. */
export default function CompanyLogos({ section: { title, companies } }: CompanyLogosProps) {
  if (companies.length === 0) return null;
  return (
    <section aria-label={title} className="border-t border-line py-14 md:py-20">
      <div className="frame">
        <h2 className="mb-8 text-card">{title}</h2>
        <Marquee label={title} companies={companies} />
      </div>
    </section>
  );
}

/** Files without transparency, which cannot be drawn in one colour. */
const isOpaque = /\.jpe?g$/i;

const half = 'marquee-half flex shrink-0 motion-reduce:shrink motion-reduce:flex-wrap';

/**
 * A row that moves without end, by one slide in 7000 ms, without scripts: its content is in the track twice, and
 * the track moves by one half. For reduced motion the slides are shown in rows.
 */
function Marquee({ label, companies }: { label: string; companies: CompanyLogo[] }) {
  const [paused, setPaused] = useState(false);
  const canPause = useHydrated();
  const still = useReducedMotion();
  const slides = companies.map(({ _id, name, image, picture }) => (
    <li key={_id} className="w-[50cqw] px-5 sm:w-[calc(100cqw/3)] lg:w-[calc(100cqw/6)]">
      <Image
        src={mediaUrl(image)}
        alt={name}
        width={picture?.width ?? 240}
        height={picture?.height ?? 80}
        loading="lazy"
        decoding="async"
        className={`h-16 w-full object-contain ${isOpaque.test(image) ? 'dark:bg-paper dark:px-4 dark:py-2.5' : 'opacity-80 brightness-0 dark:invert'}`}
        fallback="/logo-fallback.svg"
      />
    </li>
  ));
  return (
    <div data-paused={paused} className="marquee relative">
      <div className="marquee-window @container overflow-hidden">
        <div
          className="marquee-track flex w-max motion-reduce:w-full"
          // Set from script only: server HTML may not carry style attributes.
          ref={(track) => track?.style.setProperty('--slides', String(companies.length))}
        >
          <ul className={half}>{slides}</ul>
          <ul className={`${half} not-printed motion-reduce:hidden`} aria-hidden="true" inert>
            {slides}
          </ul>
        </div>
      </div>
      {canPause && !still ? (
        <PauseButton paused={paused} what={label} onToggle={() => setPaused(!paused)} />
      ) : null}
    </div>
  );
}
