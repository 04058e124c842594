import { Kite } from './kite.tsx';

/** Where the five kites fly: from the water up along one line, larger the higher. */
const places = [
  'top-[94%] left-[14%] h-6 w-5 rotate-45',
  'top-[80%] left-[35%] h-9 w-7 rotate-45',
  'top-[62%] left-[55%] h-13 w-10 rotate-45',
  'top-[40%] left-[74%] h-18 w-14 rotate-45',
  'top-[12%] left-[92%] h-26 w-21 rotate-45',
];

/** Five kites on one line, each a step of the loading animation. */
export function KiteFlight() {
  return (
    <div aria-hidden="true" className="relative h-[clamp(12rem,42vw,20rem)] w-[clamp(14rem,70vw,34rem)]">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        className="absolute inset-0 size-full text-river-light opacity-60"
      >
        <path d="M0 100C30 88 62 64 92 12" vectorEffect="non-scaling-stroke" />
      </svg>
      {places.map((place, index) => (
        <span key={place} className={`step step-${index + 1} absolute inset-0`}>
          <Kite className={`absolute -translate-1/2 ${place}`} />
        </span>
      ))}
    </div>
  );
}
