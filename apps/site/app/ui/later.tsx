import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';

/** Part of a screen whose script is fetched when the part is drawn, or by `load` when that is sure to come. */
export interface LaterPart<Props extends object> {
  (props: Props): ReactNode;
  load: () => Promise<unknown>;
}

/**
 * A part of a screen that comes to life after the rest of it. In a document its HTML is there from the
 * beginning and its script does not hold up the screen's; in a client navigation a `clientLoader` calls
 * `load`, so that it comes beside the data. Memoised, because a part that changes before its script is
 * there would have to be drawn anew.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LaterPart<Props> {
  const Part = lazy(load) as unknown as ComponentType<Props>;
  const Kept = memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )) as unknown as ComponentType<Props>;
  return Object.assign((props: Props) => <Kept {...props} />, { load });
}
