import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';
import { whenOnline } from './when-online.ts';

/** A lazy-loaded part of a screen: when it is rendered, or by `load` before that. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  load: () => Promise<unknown>;
}

/**
 * Creates a part of a screen with a script of its own. In a document it is server-rendered and hydrates after
 * the rest; in a client navigation a `clientLoader` calls `load`, so that script and data load in parallel.
 * Memoised: a part that changes before its script is loaded would be rendered anew.
 * @param isMain whether the part is what the page at a path is about: its script then loads with those of the page
 * @param waiting shown in a client navigation until the script is loaded
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
  isMain?: (path: string) => boolean,
  waiting?: ReactNode,
): LazyPart<Props> {
  const load = whenOnline(fetchPart);
  if (typeof document !== 'undefined' && isMain?.(location.pathname)) void load();
  const Part = lazy(load) as unknown as ComponentType<Props>;
  const Memoised = memo((props: Props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  )) as unknown as ComponentType<Props>;
  return Object.assign((props: Props) => <Memoised {...props} />, { load });
}
