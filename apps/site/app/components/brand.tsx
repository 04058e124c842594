import type { SiteBrand } from '@riverfront/contract';
import type { ReactNode } from 'react';
import { useSite } from '../site.ts';

/** The company's logo; its name until there is one. */
export function Logo({ onNight = false }: { onNight?: boolean }) {
  const { name, settings } = useSite();
  const logo = settings?.brand.logo;
  if (!logo)
    return (
      <span className="font-display text-[1.375rem] leading-tight font-medium tracking-display">{name}</span>
    );
  return onNight ? (
    <Drawing logo={logo.dark} name={name} loading="lazy" />
  ) : (
    <picture className="contents">
      <source
        srcSet={logo.dark.src}
        width={logo.dark.width}
        height={logo.dark.height}
        media="screen and (prefers-color-scheme: dark)"
      />
      <Drawing logo={logo.light} name={name} />
    </picture>
  );
}

type Drawn = NonNullable<SiteBrand['logo']>['light'];

interface DrawingProps {
  logo: Drawn;
  name: string;
  /** The footer's is not preloaded. */
  loading?: 'lazy';
}

function Drawing({ logo: { src, width, height }, name, loading }: DrawingProps) {
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={name}
      loading={loading}
      className="h-10 w-auto max-w-[min(14rem,50vw,100%)] object-contain object-left"
    />
  );
}

/** The five facets; the last is the tail. */
const facets = [
  'M32 2 8 28l24 8z',
  'M32 2l24 26-24 8z',
  'M8 28l24 8v32z',
  'M56 28 32 36v32z',
  'M32 68l-7 10h14z',
];

interface EmblemProps {
  className?: string;
  /** What a plain brand shows instead where the emblem says something; nothing where it only decorates. */
  plain?: ReactNode;
}

/** The emblem: five facets. Colours come from the classes of `styles/motifs.css`, shapes from the brand. */
export function Emblem({ className = '', plain }: EmblemProps) {
  return (
    <svg viewBox="0 0 64 80" aria-hidden="true" className={`emblem ${className}`}>
      <g className="emblem-facets">
        {facets.map((d, index) => (
          <path key={d} className={`emblem-facet-${index + 1}`} d={d} />
        ))}
      </g>
      {plain ? <g className="emblem-discs">{plain}</g> : null}
    </svg>
  );
}

/** What a plain brand shows in the place of an emblem that marks a point. */
export const disc = <circle cx="32" cy="40" r="24" className="emblem-facet-1" />;

const lines = [
  { d: 'M0 20c180 0 240 22 420 22s280-30 480-30 240 26 540 20', opacity: 1 },
  { d: 'M0 34c200 0 260 20 440 20s260-26 470-26 260 22 530 16', opacity: 0.65 },
  { d: 'M0 48c220 0 280 16 460 16s250-20 460-20 270 18 520 12', opacity: 0.35 },
];

/** Three wavy lines: a divider between sections, where the brand has one. */
export function Waves({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 72"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className={`h-12 w-full [display:var(--waves,block)] lg:h-18 ${className}`}
    >
      {lines.map((line) => (
        <path key={line.d} {...line} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
