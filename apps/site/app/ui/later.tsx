import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';
import { whenOnline } from './when-online.ts';

/** Part of a screen whose script is fetched when the part is drawn, or by `load` when that is sure to come. */
export interface LaterPart<Props extends object> {
  (props: Props): ReactNode;
  load: () => Promise<unknown>;
}

const mainParts: Promise<unknown>[] = [];

/** Resolves when the parts that the document of this page is about are there; then it may come to life. */
export function mainPartsLoaded(): Promise<unknown> {
  return Promise.allSettled(mainParts);
}

/**
 * A part of a screen with a script of its own. In a document its HTML is there from the beginning, and it comes
 * to life after the rest of it; in a client navigation a `clientLoader` calls `load`, so that the script comes
 * beside the data. Memoised, because a part that changes before its script is there would have to be drawn anew.
 * @param isMain whether the part is what the page at a path is about: the page then comes to life together with it
 */
export function later<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
  isMain?: (path: string) => boolean,
): LaterPart<Props> {
  const load = whenOnline(fetchPart);
  if (typeof document !== 'undefined' && isMain?.(location.pathname)) mainParts.push(load());
  const Part = lazy(load) as unknown as ComponentType<Props>;
  const Kept = memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )) as unknown as ComponentType<Props>;
  return Object.assign((props: Props) => <Kept {...props} />, { load });
}
