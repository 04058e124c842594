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
