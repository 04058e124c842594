/** Three wavy lines: a divider between sections. */
export function Waves({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 72"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={`waves h-12 w-full lg:h-18 ${className}`}
    >
      <path d="M0 20c180 0 240 22 420 22s280-30 480-30 240 26 540 20" />
      <path d="M0 34c200 0 260 20 440 20s260-26 470-26 260 22 530 16" />
      <path d="M0 48c220 0 280 16 460 16s250-20 460-20 270 18 520 12" />
    </svg>
  );
}
