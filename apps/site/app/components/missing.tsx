import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowIcon } from '../ui/icons.tsx';
import { Emblem } from './brand.tsx';
import { SearchField } from './search-field.tsx';

/** What an address that leads nowhere may have meant. */
export interface Suggestion {
  path: string;
  title: string;
}

interface MissingProps {
  /** The heading, and what explains it. */
  children: ReactNode;
  /** The entries of the right list that are nearest to the address. */
  nearest?: Suggestion[] | undefined;
}

/** A page without content: why, where to go on, and a search. */
export function Missing({ children, nearest = [] }: MissingProps) {
  return (
    <div className="frame section-space grid min-h-[60svh] content-center gap-x-6 gap-y-12 lg:grid-cols-12">
      <div className="grid content-start justify-items-start gap-6 lg:col-span-6">
        <Emblem className="h-24 w-20 rotate-24" />
        {children}
      </div>
      <div className="lg:col-span-5 lg:col-start-8">
        <SearchField className="mb-8" />
        {nearest.length > 0 ? (
          <>
            <h2 className="text-card">You may have looked for</h2>
            <ul className="mt-4 border-b border-line">
              {nearest.map(({ path, title }) => (
                <li key={path} className="border-t border-line">
                  <Link
                    to={path}
                    prefetch="intent"
                    className="group flex min-h-14 items-center justify-between gap-4 py-2 font-semibold"
                  >
                    {title}
                    <ArrowIcon className="text-main" />
                  </Link>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </div>
  );
}

/** Returns the three suggestions that share most words with an address, in their order otherwise. */
export function findNearest(path: string, all: Suggestion[]): Suggestion[] {
  const words = new Set(toWords(path));
  const score = (one: Suggestion) => toWords(one.path).filter((word) => words.has(word)).length;
  return [...all].sort((a, b) => score(b) - score(a)).slice(0, 3);
}

function toWords(path: string): string[] {
  return (path.split('/').pop() ?? '').toLowerCase().split(/[^a-z0-9]+/);
}
