import { useEffect, useRef, useState } from 'react';
import { useReducedMotion, useSeen } from '../ui/use-browser-state.ts';
import { Waves } from './brand.tsx';

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

const duration = 2000;
const visibleShare = 0.3;

/** A figure that counts up once, over 2 s, when 30 % of it is visible. Assistive technology and print get the final one. */
function CountUp({ text }: { text: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const parts = figureParts(text);
  const seen = useSeen(element, visibleShare);
  const still = useReducedMotion();
  const count = useCount(parts?.number ?? 0, seen, still);
  return (
    <span ref={element} className="relative inline-block">
      {/* Holds the place, so that the width never changes. */}
      <span className={count === null || !parts ? '' : 'opacity-0 print:opacity-100'}>{text}</span>
      {count === null || !parts ? null : (
        <span aria-hidden="true" className="absolute inset-y-0 left-0 whitespace-nowrap print:hidden">
          {parts.before}
          <EvenFigures text={text.includes(',') ? count.toLocaleString('en-US') : String(count)} />
          {parts.after}
        </span>
      )}
    </span>
  );
}

/** Digits of one width each, so that nothing shakes while they change. */
function EvenFigures({ text }: { text: string }) {
  const places = [...text].map((character, place) => ({ character, place: text.length - place }));
  return places.map(({ character, place }) => (
    <span key={place} className={/\d/.test(character) ? 'inline-block w-[0.6em] text-center' : undefined}>
      {character}
    </span>
  ));
}

/** Returns the number to show: 0 until in sight, then rising; null for the final one. */
function useCount(target: number, seen: boolean, still: boolean): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (still || !seen) {
      setCount(still ? null : 0);
      return;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(Math.max(now - start, 0) / duration, 1);
      setCount(share < 1 ? Math.round(target * (1 - (1 - share) ** 3)) : null);
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target, seen, still]);
  return count;
}

/** Parses the number in a counter's text, `1,200+`, and the text around it; null where there is none. */
function figureParts(text: string): { before: string; number: number; after: string } | null {
  const match = /\d[\d,\s]*/.exec(text);
  if (!match) return null;
  const figure = match[0].trimEnd();
  return {
    before: text.slice(0, match.index),
    number: Number(figure.replace(/\D/g, '')),
    after: text.slice(match.index + figure.length),
  };
}
