import type { ReactNode } from 'react';

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
