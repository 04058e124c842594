import type { ReactNode } from 'react';

/** A group of fields that belong together, with its title beside it where there is room. */
export function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className="apply-group">
      <legend className="apply-legend">{title}</legend>
      {text ? <p className="apply-group-text">{text}</p> : null}
      <div className="apply-fields">{children}</div>
    </fieldset>
  );
}
