import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';
import { whenOnline } from './when-online.ts';

/** A lazy-loaded part of a screen: when it is rendered, or by `load` before that. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  load: () => Promise<unknown>;
}

const mainParts: Promise<unknown>[] = [];

/** Resolves when the main parts of the document's page are loaded; then it may hydrate. */
export function mainPartsLoaded(): Promise<unknown> {
  return Promise.allSettled(mainParts);
}

/**
 * Creates a part of a screen with a script of its own. In a document it is server-rendered and hydrates after
 * the rest; in a client navigation a `clientLoader` calls `load`, so that script and data load in parallel.
 * Memoised: a part that changes before its script is loaded would be rendered anew.
 * @param isMain whether the part is what the page at a path is about: the page then hydrates together with it
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
  isMain?: (path: string) => boolean,
): LazyPart<Props> {
  const load = whenOnline(fetchPart);
  if (typeof document !== 'undefined' && isMain?.(location.pathname)) mainParts.push(load());
  const Part = lazy(load) as unknown as ComponentType<Props>;
  const Memoised = memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )) as unknown as ComponentType<Props>;
  return Object.assign((props: Props) => <Memoised {...props} />, { load });
}
