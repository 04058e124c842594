import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { LazyPart } from './lazy-part.tsx';
import { useHydrated } from './use-browser-state.ts';
import { loadLater } from './when-online.ts';

/**
 * Creates a part of a screen where links are all that can be operated. A document keeps it as the server
 * rendered it: it is not hydrated and its script not loaded; `StaticLinks` follows its links. Only a client
 * navigation, or other properties, have the browser render it.
 */
export function staticPart<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  const load = loadLater(fetchPart);
  const Part = lazy(load) as unknown as ComponentType<Props>;
  return Object.assign((props: Props) => <Static part={<Part {...props} />} props={props} />, { load });
}

function Static({ part, props }: { part: ReactNode; props: object }) {
  const isMade = useHydrated() || import.meta.env.SSR;
  const made = { props, site: useRouteLoaderData('root') };
  /** What the document was made with. */
  const [kept, setKept] = useState(isMade ? undefined : made);
  const isKept = kept !== undefined && isSame(kept, made);
  // Once the browser has rendered it, the server's HTML is gone.
  if (kept && !isKept) setKept(undefined);
  return (
    <Suspense>
      {isKept ? (
        // React leaves alone what is in an element with HTML of its own.
        <div
          data-static
          className="contents"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty; makes React keep the server-rendered HTML
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      ) : (
        <div data-static={import.meta.env.SSR || undefined} className="contents">
          {part}
        </div>
      )}
    </Suspense>
  );
}

/** Returns whether two values have the same content. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => isSame(value, (other as Record<string, unknown>)[name]))
  );
}
