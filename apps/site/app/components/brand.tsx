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
  const draw = ({ src, width, height }: typeof logo.light) => (
    <img
      src={src}
      width={width}
      height={height}
      alt={name}
      // The footer's is not preloaded.
      loading={onNight ? 'lazy' : undefined}
      className="h-10 w-auto max-w-[min(14rem,50vw,100%)] object-contain object-left"
    />
  );
  if (onNight) return draw(logo.dark);
  return (
    <picture className="contents">
      <source
        srcSet={logo.dark.src}
        width={logo.dark.width}
        height={logo.dark.height}
        media="screen and (prefers-color-scheme: dark)"
      />
      {draw(logo.light)}
    </picture>
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

/** The colours of the facets, which the brand sets. */
export const facetFills = ['fill-facet-1', 'fill-accent', 'fill-facet-3', 'fill-facet-4', 'fill-accent'];

/** The emblem: five facets; a plain brand has none. */
export function Emblem({ className = '', plain }: EmblemProps) {
  return (
    <svg viewBox="0 0 64 80" aria-hidden="true" className={`emblem ${className}`}>
      <g className="emblem-facets">
        {facets.map((d, index) => (
          <path key={d} className={facetFills[index]} d={d} />
        ))}
      </g>
      {plain ? <g className="emblem-discs">{plain}</g> : null}
    </svg>
  );
}

/** What a plain brand shows in the place of an emblem that marks a point. */
export const disc = <circle cx="32" cy="40" r="24" className="fill-facet-1" />;

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
