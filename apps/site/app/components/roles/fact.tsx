import type { ReactNode } from 'react';

/** A fact about a job, in a `dl`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-text-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
