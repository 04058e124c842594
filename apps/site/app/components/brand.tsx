import { brand } from '@riverfront/brand';
import onLight from '@riverfront/brand/logo/logo.svg?no-inline';
import onDark from '@riverfront/brand/logo/logo-on-dark.svg?no-inline';
import { useSite } from '../site.ts';

/** The company's logo. */
export function Logo({ onNight = false }: { onNight?: boolean }) {
  const { name } = useSite();
  const image = (
    <img
      src={onNight ? onDark : onLight}
      {...brand.logo}
      alt={name}
      // The footer's is not preloaded.
      loading={onNight ? 'lazy' : undefined}
      className="h-10 w-auto max-w-[min(14rem,50vw,100%)] object-contain object-left"
    />
  );
  if (onNight) return image;
  return (
    <picture className="contents">
      <source srcSet={onDark} {...brand.logo} media="screen and (prefers-color-scheme: dark)" />
      {image}
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

const facetFills = ['fill-facet-1', 'fill-accent', 'fill-facet-3', 'fill-facet-4', 'fill-accent'];

/** The emblem: five facets. */
export function Emblem({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 80" aria-hidden="true" className={className}>
      {facets.map((d, index) => (
        <path key={d} className={facetFills[index]} d={d} />
      ))}
    </svg>
  );
}

const lines = [
  { d: 'M0 20c180 0 240 22 420 22s280-30 480-30 240 26 540 20', opacity: 1 },
  { d: 'M0 34c200 0 260 20 440 20s260-26 470-26 260 22 530 16', opacity: 0.65 },
  { d: 'M0 48c220 0 280 16 460 16s250-20 460-20 270 18 520 12', opacity: 0.35 },
];

/** Three wavy lines: a divider between sections. */
export function Waves({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 72"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className={`block h-12 w-full lg:h-18 ${className}`}
    >
      {lines.map((line) => (
        <path key={line.d} {...line} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
