import { createElement, Fragment, type ReactNode } from 'react';

/** Lines one below the other. */
export function brokenLines(lines: ReactNode[]): ReactNode {
  return lines.map((line, index) =>
    createElement(Fragment, { key: index }, index > 0 && createElement('br'), line),
  );
}
