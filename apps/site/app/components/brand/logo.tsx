import { Kite } from './kite.tsx';

/** Kite and name; the second word of the name is below the first. */
export function Logo({ name, className = '' }: { name: string; className?: string }) {
  const [first = '', ...rest] = name.split(' ');
  return (
    <span className={`inline-flex items-center gap-3 ${className}`}>
      <Kite className="h-10 w-8 shrink-0" />
      <span className="font-display leading-none font-medium max-[16rem]:text-only-for-assistive-technology">
        <span className="block text-[1.375rem] tracking-display">{first}</span>{' '}
        <span className="mt-0.5 block font-sans text-[0.8125rem] font-medium">{rest.join(' ')}</span>
      </span>
    </span>
  );
}
