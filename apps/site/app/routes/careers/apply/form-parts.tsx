import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A group of fields that belong together, with its title beside it where there is room. */
export function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className="apply-group">
      {/* Safari draws a legend upon the border of its fieldset, in a grid too. */}
      <legend className="sr-only">{title}</legend>
      <span aria-hidden className="apply-group-title">
        {title}
      </span>
      {text ? <p>{text}</p> : null}
      <div className="apply-fields">{children}</div>
    </fieldset>
  );
}

/** The introduction, server-rendered: something to read while the form loads. */
export function Intro({ text }: { text: string }) {
  return <p className="mb-8 text-text-soft without-script:hidden">{text}</p>;
}

/** The way on from a role that takes no applications. */
export function OtherRoles() {
  return (
    <Link to="/careers#roles" prefetch="intent" className="link inline-flex min-h-11 items-center">
      See all open roles
    </Link>
  );
}
